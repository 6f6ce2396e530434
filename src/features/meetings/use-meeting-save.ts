import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { isApiError } from '#src/api/api-error.ts'
import type { Session } from '#src/api/sessions.ts'
import { errorMessage } from '#src/errors/error-text.ts'
import { toast } from '#src/ui/toast.ts'

import { type ChangedMeeting, meetingSave, type NewMeeting } from './api.ts'

/** What keeps a meeting from being saved, and the field that it is said at. */
export interface Problem {
  field: 'time' | 'client'
  text: string
}

interface Chosen {
  session: Session | null
  slotId: string | null
  clientId: string | null
  programId: string | null
}

/** Saves a meeting after checking it; `onSaved` is told the session as the server has it. */
export function useMeetingSave(onSaved: (session: Session) => void) {
  const { mutate, error, isPending, isSuccess } = useMutation(meetingSave)
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<Problem | null>(null)

  const fail = (reason: Error): void => {
    const { text } = errorMessage(reason)
    toast.error(text)
    // Somebody was first: that is said at the times, which are being read anew.
    if (isApiError(reason) && reason.status === 409) setProblem({ field: 'time', text })
  }
  const save = (chosen: Chosen): void => {
    // Asked of the client, which knows at once: a second press can come before the first has rendered.
    if (queryClient.isMutating({ mutationKey: meetingSave.mutationKey ?? [] }) > 0) return
    const checked = check(chosen)
    setProblem('text' in checked ? checked : null)
    if (!('text' in checked)) mutate(checked, { onSuccess: onSaved, onError: fail })
  }
  return {
    save,
    problem,
    /** Takes back what was said of a field: it is being chosen anew. */
    forget: (field: Problem['field']): void => {
      if (problem?.field === field) setProblem(null)
    },
    /** Under way, or done and on the way to the next screen. */
    pending: isPending || isSuccess,
    alert: error && !(isApiError(error) && error.status === 409) ? errorMessage(error).text : null,
  }
}

/** Spec §5 Session save. */
function check({
  session,
  slotId,
  clientId,
  programId,
}: Chosen): NewMeeting | ChangedMeeting | Problem {
  const noClient: Problem = { field: 'client', text: 'Будь ласка, оберіть клієнта' }
  if (session !== null)
    return clientId === null ? noClient : { session, slotId, clientId, programId }
  if (slotId === null) return { field: 'time', text: 'Будь ласка, оберіть час тренування' }
  return clientId === null ? noClient : { session, slotId, clientId, programId }
}
