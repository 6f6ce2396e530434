import {
  type MutateOptions,
  type MutationKey,
  useIsMutating,
  useMutation,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'

import { isOffline } from '#src/api/offline.ts'
import { toast, useFailureToast } from '#src/ui/overlays/toast.ts'

/** Whether nothing can be sent now (decision 97); if so, a toast says why. */
export function refusesWriting(
  why = 'Немає з’єднання. Зберегти зміни можна буде, коли воно повернеться.',
): boolean {
  if (!isOffline()) return false
  toast.info(why)
  return true
}

/**
 * `useMutation` with at most one call at a time. The check does not wait for a render, because a
 * second press can arrive before the first one is rendered. Without a connection no call starts
 * (decision 97), except one whose `meta` says `isLocal`: it sends nothing. The callbacks of `options`
 * run even after the screen was left: they may change data, but not navigate or show a toast. Those
 * of a call run only while the screen is mounted; without `onError` a toast shows the failure.
 */
export function useSingleMutation<Answer, Sent, Kept>(
  options: UseMutationOptions<Answer, Error, Sent, Kept>,
) {
  const underWay = useRef(false)
  const failureToast = useFailureToast()
  const { mutate, reset, ...state } = useMutation({
    ...options,
    // In the options, because `reset` removes the callbacks of a call.
    async onSettled(...settled) {
      try {
        await options.onSettled?.(...settled)
      } finally {
        underWay.current = false
      }
    },
  })
  const call = (
    sent: Sent,
    callbacks?: Pick<MutateOptions<Answer, Error, Sent, Kept>, 'onSuccess' | 'onError'>,
  ): void => {
    if (underWay.current || (!options.meta?.['isLocal'] && refusesWriting())) return
    underWay.current = true
    failureToast.hide()
    mutate(sent, { onError: failureToast.show, ...callbacks })
  }
  return {
    ...state,
    reset,
    call,
    /** Shows why a call failed in a toast, which the next call hides. */
    showFailure: failureToast.show,
  }
}

/**
 * `useSingleMutation` for a change that several places can make, or that continues after its screen
 * was left. At most one call with the mutation's key runs at a time.
 */
export function useSharedMutation<Answer, Sent, Kept>(
  options: UseMutationOptions<Answer, Error, Sent, Kept> & { mutationKey: MutationKey },
) {
  const client = useQueryClient()
  const { mutationKey } = options
  const { call, ...state } = useSingleMutation(options)
  return {
    ...state,
    /** Whether a call is pending, from here or from another place. */
    isPending: useIsMutating({ mutationKey }) > 0,
    call: (...sent: Parameters<typeof call>): void => {
      if (client.isMutating({ mutationKey }) === 0) call(...sent)
    },
  }
}
