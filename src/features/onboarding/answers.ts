/** What the questionnaire asks, step by step (spec §4 Onboarding, §5). */
import type { components } from '#src/api/contract.gen.ts'
import type { User } from '#src/api/people.ts'

type Goal = components['schemas']['Goal']

export const STEPS = ['gender', 'goal', 'notes', 'body'] as const

export type Step = (typeof STEPS)[number]

/** In the order of client_info's four numbers: kilograms, then centimetres. */
export const MEASURES = ['weight', 'chest', 'waist', 'hips'] as const

export type Measure = (typeof MEASURES)[number]

export interface Answers {
  step: Step
  gender: NonNullable<User['gender']> | null
  goal: Goal | null
  notes: string
  /** Digits as they were typed, or nothing. */
  body: Record<Measure, string>
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
    body: { weight: '', chest: '', waist: '', hips: '' },
  }
}

/** The four numbers as they are sent; what is empty is 0. */
export function bodySpecs({ body }: Pick<Answers, 'body'>): number[] {
  return MEASURES.map((measure) => Number(body[measure]))
}

export function hasMeasurement(answers: Pick<Answers, 'body'>): boolean {
  return bodySpecs(answers).some((number) => number > 0)
}

/** Why the step cannot be saved, or null. */
export function problemOf(answers: Answers): Problem | null {
  const { step, gender, goal, body } = answers
  if (step === 'gender' && gender === null) return { field: 'gender', text: 'Оберіть стать' }
  if (step === 'goal' && goal === null) return { field: 'goal', text: 'Оберіть ціль' }
  // Spec §5: the weight is required to save a measurement. It gives no message.
  if (step === 'body' && hasMeasurement(answers) && Number(body.weight) === 0)
    return { field: 'weight', text: 'Вкажіть вагу, щоб зберегти виміри' }
  return null
}

/** The step after or before this one; null past either end. */
export function stepFrom(step: Step, by: 1 | -1): Step | null {
  const at = STEPS.indexOf(step) + by
  return STEPS[at] ?? null
}
