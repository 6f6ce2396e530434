import * as v from 'valibot'

const next = v.fallback(v.optional(v.string()), undefined)

/** Query of /register and /login: what is unknown falls away. The tab switch carries both over. */
export const EntrySearch = v.object({
  /** Return path after login or registration; judged where it is followed. */
  next,
  user_type: v.fallback(v.optional(v.picklist(['coach', 'client'])), undefined),
})

/** Query of /otp and of the password reset. */
export const CodeSearch = v.object({ next })
