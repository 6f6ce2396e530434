import * as v from 'valibot'

/** Query of /program: the search and the page, each left out while it is the first. */
export const LibrarySearch = v.object({
  // An address typed by hand may hold a bare number.
  search: v.fallback(
    v.optional(v.pipe(v.union([v.string(), v.number()]), v.toString())),
    undefined,
  ),
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(2))), undefined),
})
