import * as v from 'valibot'

/** Query of /program: the search and the page, each left out while it has its default. */
export const LibrarySearch = v.object({
  // An address typed by hand may contain a bare number.
  search: v.fallback(
    v.optional(v.pipe(v.union([v.string(), v.number()]), v.toString())),
    undefined,
  ),
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(2))), undefined),
})
