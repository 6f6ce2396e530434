import * as v from 'valibot'

import { Goal } from '#src/api/schemas.gen.ts'
import { storedValue } from '#src/device/stored-value.ts'

import { type Answers, STEPS } from './answers.ts'

const StoredAnswers: v.GenericSchema<unknown, Answers> = v.object({
  step: v.picklist(STEPS),
  gender: v.nullable(v.picklist(['woman', 'man'])),
  goal: v.nullable(Goal),
  notes: v.string(),
  body: v.object({ weight: v.string(), chest: v.string(), waist: v.string(), hips: v.string() }),
})

const made = new Map<string, ReturnType<typeof make>>()

const make = (userId: string) =>
  storedValue<Answers | null>(`onboarding-draft:${userId}`, v.nullable(StoredAnswers), null)

/** A client's answers while they fill the questionnaire (decision 14); null before and after. */
export function onboardingDraft(userId: string): ReturnType<typeof make> {
  const draft = made.get(userId) ?? make(userId)
  made.set(userId, draft)
  return draft
}
