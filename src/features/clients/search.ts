import * as v from 'valibot'

/** The longest search; nobody types a longer name. */
export const LONGEST_SEARCH = 100

/** Query of /client-baze: the filter, and the text of the search. */
export const BaseSearch = v.object({
  /** Only active clients, or only those without a future training. */
  only: v.fallback(v.optional(v.picklist(['active', 'idle'])), undefined),
  q: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(LONGEST_SEARCH))), undefined),
})

/** Query of /client/{id}: the page of the history, from 1. */
export const CardSearch = v.object({
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
})
