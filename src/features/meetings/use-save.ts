import type { UseMutationOptions } from '@tanstack/react-query'

import { failureText } from '#src/errors/error-text.ts'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { toast } from '#src/ui/overlays/toast.ts'

/** A mutation of a session, one call at a time. A screen that was left is not notified. */
export function useSave<Answer, Sent>(mutation: UseMutationOptions<Answer, Error, Sent>) {
  const { call, ...state } = useSingleMutation(mutation)
  const save = (sent: Sent, onSaved: (answer: Answer) => void): void =>
    call(sent, {
      onSuccess: onSaved,
      onError: (reason) => toast.error(failureText(reason)),
    })
  return { ...state, save }
}
