/** What the device stores of a session's plan, for each person separately. */
import * as v from 'valibot'

import { personDraft } from '#src/device/storage.ts'
import type { DraftSet } from '#src/domain/sets.ts'

import type { StoredPlan } from './rules/plan.ts'

const Row: v.GenericSchema<unknown, DraftSet> = v.object({
  ...v.entriesFromList(['key', 'weight', 'reps', 'minutes', 'seconds'], v.string()),
  rest: v.number(),
})

const Exercise = v.object({
  key: v.string(),
  exercise_id: v.string(),
  timed: v.boolean(),
  sets: v.array(Row),
})

const Plan: v.GenericSchema<unknown, StoredPlan> = v.object({
  known: v.array(v.string()),
  name: v.string(),
  exercises: v.array(Exercise),
})

/** A person's unsaved changes of a session, by its id (decision 14); null while there are none. */
export const sessionDraft = personDraft('session', v.nullable(Plan), null)

/** Which sets of a session a person has ticked (decision 58). It is never sent. */
export const doneSets = personDraft('done-sets', v.record(v.string(), v.array(v.number())), {})

/** The rest that a person has started by ticking a row: its length, and when it ends, in ms. */
export const restDraft = personDraft(
  'rest',
  v.nullable(v.object({ row: v.string(), seconds: v.number(), until: v.number() })),
  null,
)
