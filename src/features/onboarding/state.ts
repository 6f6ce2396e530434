import * as v from 'valibot'

import { Goal } from '#src/api/schemas.gen.ts'
import { personDraft } from '#src/device/person-draft.ts'
import { Body } from '#src/draft/card-drafts.ts'
import { formDraft } from '#src/draft/model.ts'

import { type Answers, STEPS } from './answers.ts'

const StoredAnswers: v.GenericSchema<unknown, Answers> = v.object({
  gender: v.nullable(v.picklist(['woman', 'man'])),
  goal: v.nullable(Goal),
  notes: v.string(),
  body: Body,
})

/** The step that a client has reached in the questionnaire (decision 14); null before and after. */
export const onboardingStep = personDraft('onboarding-step', v.nullable(v.picklist(STEPS)), null)

/** Their answers that are not saved yet. */
export const onboardingDraft = formDraft('onboarding', StoredAnswers)
