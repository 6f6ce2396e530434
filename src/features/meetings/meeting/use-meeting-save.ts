import { useState } from 'react'

import { isApiError } from '#src/api/operation.ts'
import type { Session } from '#src/api/reads.ts'
import { failureText } from '#src/errors/error-text.ts'
import {
  type ChangedMeeting,
  meetingSavingMutation,
  type NewMeeting,
} from '#src/features/meetings/api.ts'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'

/** Why a meeting cannot be saved, and the field that shows it. */
interface Problem {
  field: 'time' | 'client'
  text: string
}

interface Chosen {
  session: Session | null
  slot: NewMeeting['slot'] | null
  clientId: string | null
  programId: string | null
}

/** A saved meeting. */
export interface SavedMeeting {
  id: string
  programId: string | null
}

/** Saves a meeting after checking it. */
export function useMeetingSave() {
  const { call, error, variables, isPending, isSuccess, showFailure } = useSingleMutation({
    ...meetingSavingMutation,
    // The slot was taken meanwhile: the message is shown at the times, which are read again.
    onError: (reason) => {
      if (isTaken(reason)) setProblem({ field: 'time', text: failureText(reason) })
    },
  })
  const [problem, setProblem] = useState<Problem | null>(null)
  return {
    save: (chosen: Chosen, onSaved: (saved: SavedMeeting) => void): void => {
      const checked = check(chosen)
      const isComplete = 'session' in checked
      setProblem(isComplete ? null : checked)
      if (!isComplete) return
      call(checked, {
        onSuccess: onSaved,
        onError: showFailure,
      })
    },
    problem,
    /** Clears the message of a field that is being changed. */
    forget: (field: Problem['field']): void => {
      if (problem?.field === field) setProblem(null)
    },
    /** In progress, or done and navigating to the next screen. */
    saving: isPending || isSuccess,
    saved: isSuccess,
    failure: error && !isTaken(error) ? failureText(error) : null,
    /**
     * The slot of a new meeting that may have been created although the answer was lost. It can be
     * tried again even while it is shown as taken.
     */
    triedSlot: error && !isTaken(error) && variables?.session === null ? variables.slot : null,
  }
}

const isTaken = (error: Error): boolean => isApiError(error) && error.status === 409

/** Product §5 «Session save». */
function check({
  session,
  slot,
  clientId,
  programId,
}: Chosen): NewMeeting | ChangedMeeting | Problem {
  const noClient: Problem = { field: 'client', text: 'Будь ласка, оберіть клієнта' }
  if (session !== null)
    return clientId === null ? noClient : { session, slotId: slot?.id ?? null, clientId, programId }
  if (slot === null) return { field: 'time', text: 'Будь ласка, оберіть час тренування' }
  return clientId === null ? noClient : { session, slot, clientId, programId }
}
