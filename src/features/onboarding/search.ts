import * as v from 'valibot'

/** Query of the questionnaire: the return path, checked before it is followed. */
export const OnboardingSearch = v.object({ next: v.fallback(v.optional(v.string()), undefined) })
