import { mutationOptions } from '@tanstack/react-query'

import { isApiError } from './calls/api-error.ts'
import { sendEmpty } from './calls/send.ts'
import { afterwards, sessionReadAgain, sessionsChanged } from './changed.ts'

/** The statuses to which a coach can change a session: confirmed and cancelled. */
export const STATUS_CHANGES = ['verified', 'cancelled'] as const

export type StatusChange = (typeof STATUS_CHANGES)[number]

/** Whether a session was confirmed or cancelled meanwhile, on another device or by the client. */
export const isHandled = (error: unknown): boolean => isApiError(error) && error.status === 409

/**
 * Confirms or cancels a session. The key lets every view of the session see the call, which is
 * pending until the session was read again; `onSuccess` of its options is called before that.
 */
export const statusChangeMutation = (id: string) =>
  mutationOptions({
    mutationKey: ['PATCH /v1/calendar/sessions/{id}', id],
    mutationFn: (status: StatusChange) =>
      sendEmpty('PATCH /v1/calendar/sessions/{id}', { path: { id }, body: { status } }),
    onSettled: afterwards((client, { error }) =>
      error ? void sessionsChanged(client) : sessionReadAgain(client, id),
    ),
  })
