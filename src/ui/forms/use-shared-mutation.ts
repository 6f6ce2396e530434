import {
  type MutationKey,
  useIsMutating,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query'

import { useSingleMutation } from './use-single-mutation.ts'

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
