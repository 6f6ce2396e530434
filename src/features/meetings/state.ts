import * as v from 'valibot'

import { personDraft } from '#src/device/draft.ts'

import { KeptPlanSchema } from './plan-draft.ts'

/** A person's unsaved changes of a session, by its id (decision 14); null while there are none. */
export const storedDraft = personDraft('session', v.nullable(KeptPlanSchema), null)
