import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'

import type { Session } from '#src/api/sessions.ts'
import { errorMessage } from '#src/errors/error-text.ts'
import { toast } from '#src/ui/toast.ts'

/**
 * A mutation of a session, one call at a time. That is known at once: a second press can come before
 * the first has rendered. A screen that has been left is told nothing.
 */
export function useSave<Sent>(
  mutation: UseMutationOptions<Session, Error, Sent>,
  onSaved: (session: Session) => void,
) {
  const { mutate, ...state } = useMutation(mutation)
  const underWay = useRef(false)
  const save = (sent: Sent): void => {
    if (underWay.current) return
    underWay.current = true
    mutate(sent, {
      onSuccess: onSaved,
      onError: (reason) => toast.error(errorMessage(reason).text),
      onSettled: () => {
        underWay.current = false
      },
    })
  }
  return { ...state, save }
}
