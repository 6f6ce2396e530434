/** What the questionnaire asks, step by step (spec §4 Onboarding, §5). */
import type { components } from '#src/api/contract.gen.ts'
import type { User } from '#src/api/people.ts'
import { type BodyText, EMPTY_BODY, hasMeasurement } from '#src/domain/body.ts'

type Goal = components['schemas']['Goal']

export const STEPS = ['gender', 'goal', 'notes', 'body'] as const

export type Step = (typeof STEPS)[number]

export interface Answers {
  step: Step
  gender: NonNullable<User['gender']> | null
  goal: Goal | null
  notes: string
  body: BodyText
}

/** What is wrong with a step, beside the field that it belongs to. */
export interface Problem {
  field: 'gender' | 'goal' | 'weight'
  text: string
}

/** Where a client begins: with what their profile already knows. */
export function answersOf({ gender, client_info }: Pick<User, 'gender' | 'client_info'>): Answers {
  return {
    step: 'gender',
    gender,
    goal: client_info?.goal ?? null,
    notes: client_info?.notes ?? '',
    body: EMPTY_BODY,
  }
}

/** Why the step cannot be saved, or null. */
export function problemOf(answers: Answers): Problem | null {
  const { step, gender, goal, body } = answers
  if (step === 'gender' && gender === null) return { field: 'gender', text: 'Оберіть стать' }
  if (step === 'goal' && goal === null) return { field: 'goal', text: 'Оберіть ціль' }
  // Spec §5: the weight is required to save a measurement. It gives no message.
  if (step === 'body' && hasMeasurement(body) && Number(body.weight) === 0)
    return { field: 'weight', text: 'Вкажіть вагу, щоб зберегти виміри' }
  return null
}

/** The step after or before this one; null past either end. */
export function stepFrom(step: Step, by: 1 | -1): Step | null {
  const at = STEPS.indexOf(step) + by
  return STEPS[at] ?? null
}
