import * as v from 'valibot'

import { personDraft } from '#src/device/draft.ts'

import { PlanDraftSchema } from './plan-draft.ts'

/** A person's unsaved changes of a session, by its id (design decision 14); null while there are none. */
export const storedDraft = personDraft('session', v.nullable(PlanDraftSchema), null)

/** Forgets them: the session has got another plan. */
export const dropDraft = (userId: string, sessionId: string): void =>
  storedDraft(userId, sessionId).write(null)
