import * as v from 'valibot'

import { Goal } from '#src/api/schemas.gen.ts'
import { personDraft } from '#src/device/draft.ts'
import { Body } from '#src/ui/body-schema.ts'

import { type Answers, STEPS } from './answers.ts'

const StoredAnswers: v.GenericSchema<unknown, Answers> = v.object({
  step: v.picklist(STEPS),
  gender: v.nullable(v.picklist(['woman', 'man'])),
  goal: v.nullable(Goal),
  notes: v.string(),
  body: Body,
})

/** A client's answers while they fill the questionnaire (decision 14); null before and after. */
export const onboardingDraft = personDraft('onboarding', v.nullable(StoredAnswers), null)
