import * as v from 'valibot'

export const UserType = v.picklist(['coach', 'client'])

const next = v.fallback(v.optional(v.string()), undefined)

/** Query of /register and /login; unknown parameters are dropped. The tab switch keeps both. */
export const EntrySearch = v.object({
  /** Return path after login or registration; checked before it is followed. */
  next,
  user_type: v.fallback(v.optional(UserType), undefined),
})

/** Query of /otp and of the password reset. */
export const CodeSearch = v.object({ next })
