import * as v from 'valibot'

import { deviceStorage } from '#src/device/storage.ts'
import { storedValue } from '#src/device/stored-value.ts'

import { PlanDraftSchema } from './plan-draft.ts'

const keyOf = (userId: string, sessionId: string): string => `session-draft/${userId}/${sessionId}`

/** A person's unsaved changes of a session (design decision 14); null while there are none. */
export const storedDraft = (userId: string, sessionId: string) =>
  storedValue(keyOf(userId, sessionId), v.nullable(PlanDraftSchema), null)

/** Forgets them: the session has got another plan. */
export const dropDraft = (userId: string, sessionId: string): void =>
  deviceStorage.remove(keyOf(userId, sessionId))
