import { useMutationState } from '@tanstack/react-query'

import {
  isHandled,
  STATUS_CHANGES,
  type StatusChange,
  statusChangeMutation,
} from '#src/api/changed.ts'
import { failureText } from '#src/errors/error-text.ts'
import { useSharedMutation } from '#src/ui/forms/use-single-mutation.ts'
import { toast } from '#src/ui/overlays/toast.ts'

const DONE: Record<StatusChange, string> = {
  verified: 'Запит підтверджено',
  cancelled: 'Запит скасовано',
}

export interface RequestCall {
  /** The answer that is being sent, from here or from another component with this request. */
  pending: StatusChange | undefined
  /** Why the last answer failed. */
  error: Error | null
  answer: (status: StatusChange) => void
}

/**
 * Sends the coach's answer to a request. `onAnswered` is called when the request no longer needs
 * an answer; a failed call keeps the request.
 */
export function useRequestAnswer(id: string, onAnswered: () => void): RequestCall {
  const options = statusChangeMutation(id)
  const { call, error, showFailure } = useSharedMutation({
    ...options,
    // In the options: the answer removes the card, so callbacks passed to the call would not run.
    onSuccess: (_, status) => {
      toast.success(DONE[status])
      onAnswered()
    },
    onError: (failure) => {
      const text = failureText(failure)
      if (isHandled(failure)) {
        toast.info(text)
        onAnswered()
      } else {
        showFailure(text)
      }
    },
  })
  const [sent] = useMutationState({
    filters: { mutationKey: options.mutationKey, status: 'pending' },
    select: ({ state }) => STATUS_CHANGES.find((status) => status === state.variables),
  })
  return {
    pending: sent,
    error,
    answer: (status: StatusChange): void => call(status),
  }
}
