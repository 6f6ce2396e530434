import * as v from 'valibot'

const next = v.fallback(v.optional(v.string()), undefined)

/** Query of /register and /login; unknown parameters are dropped. The tab switch keeps both. */
export const EntrySearch = v.object({
  /** Return path after login or registration; checked before it is followed. */
  next,
  user_type: v.fallback(v.optional(v.picklist(['coach', 'client'])), undefined),
})

/** Query of /otp and of the password reset. */
export const CodeSearch = v.object({ next })
