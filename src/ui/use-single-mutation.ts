import { type MutateOptions, useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * `useMutation` of which one call is under way at a time. That is known at once: a second press can
 * come before the first has rendered. The callbacks of `options` are told even after the screen was
 * left, those of a call only while it is there.
 */
export function useSingleMutation<Answer, Sent>(options: UseMutationOptions<Answer, Error, Sent>) {
  const { mutate, ...state } = useMutation(options)
  const underWay = useRef(false)
  const call = (
    sent: Sent,
    told?: Pick<MutateOptions<Answer, Error, Sent>, 'onSuccess' | 'onError'>,
  ): void => {
    if (underWay.current) return
    underWay.current = true
    mutate(sent, {
      ...told,
      onSettled: () => {
        underWay.current = false
      },
    })
  }
  return { ...state, call }
}
