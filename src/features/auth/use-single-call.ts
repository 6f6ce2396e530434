import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'

interface Outcome<Answer> {
  onSuccess: (answer: Answer) => void
  onError: (error: Error) => void
}

/**
 * `useMutation` of which one call is under way at a time. That is known at once: a second click can
 * come before the first has rendered. Nothing is told to a screen that has been left.
 */
export function useSingleCall<Answer, Sent>(mutation: UseMutationOptions<Answer, Error, Sent>) {
  const { mutate, ...state } = useMutation(mutation)
  const underWay = useRef(false)
  const call = (sent: Sent, outcome: Outcome<Answer>): void => {
    if (underWay.current) return
    underWay.current = true
    mutate(sent, {
      ...outcome,
      onSettled: () => {
        underWay.current = false
      },
    })
  }
  return { ...state, call }
}
