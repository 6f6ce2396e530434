import * as v from 'valibot'

import { personDraft } from '#src/device/person-draft.ts'

import { KeptPlanSchema } from './plan-draft.ts'

/** A person's unsaved changes of a session, by its id (decision 14); null while there are none. */
export const sessionDraft = personDraft('session', v.nullable(KeptPlanSchema), null)

/** Which sets of a session a person has ticked (decision 58). It is never sent. */
export const doneSets = personDraft('done-sets', v.record(v.string(), v.array(v.number())), {})

/** The rest that a person has started by ticking a row: its length, and when it ends, in ms. */
export const restDraft = personDraft(
  'rest',
  v.nullable(v.object({ row: v.string(), seconds: v.number(), until: v.number() })),
  null,
)
