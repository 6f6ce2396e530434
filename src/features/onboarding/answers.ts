/** The questions of the questionnaire, step by step (product §4 «Onboarding», product §5). */
import * as v from 'valibot'

import type { components } from '#src/api/contract.gen.ts'
import type { User } from '#src/api/reads.ts'
import { type BodyText, EMPTY_BODY } from '#src/domain/body.ts'
import { BodyToSave } from '#src/draft/card-drafts.ts'

type Goal = components['schemas']['Goal']

export const STEPS = ['gender', 'goal', 'notes', 'body'] as const

export type Step = (typeof STEPS)[number]

/** What is answered at each step. */
export interface Answers {
  gender: NonNullable<User['gender']> | null
  goal: Goal | null
  notes: string
  body: BodyText
}

/** The initial answers of a client, from the data of their profile. */
export function answersOf({ gender, client_info }: Pick<User, 'gender' | 'client_info'>): Answers {
  return {
    gender,
    goal: client_info?.goal ?? null,
    notes: client_info?.notes ?? '',
    body: EMPTY_BODY,
  }
}

/** The requirements of each step before it is saved. */
export const STEP_ANSWERS = {
  gender: v.object({ gender: v.string('Оберіть стать') }),
  goal: v.object({ goal: v.string('Оберіть ціль') }),
  notes: v.object({}),
  body: v.object({ body: BodyToSave }),
}

/** The next or the previous step; null if there is none. */
export function stepFrom(step: Step, by: 1 | -1): Step | null {
  const at = STEPS.indexOf(step) + by
  return STEPS[at] ?? null
}
