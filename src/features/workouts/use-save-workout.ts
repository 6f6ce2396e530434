import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'

import { failureText } from '#src/errors/error-text.ts'
import { WORKOUT_CREATED } from '#src/errors/messages.ts'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { useWhileShown } from '#src/ui/hooks/use-while-shown.ts'
import { toast } from '#src/ui/overlays/toast.ts'

import { workoutCreationMutation } from './api.ts'
import type { WorkoutDraft } from './workout-draft.ts'

const creating = { mutationKey: workoutCreationMutation.mutationKey }

/**
 * Saves the workout draft of a coach; one save at a time, even if the screen was left and opened
 * again meanwhile. If the person is still there, it navigates to the library.
 */
export function useSaveWorkout(userId: string) {
  const client = useQueryClient()
  const navigate = useWhileShown(useNavigate())
  const { call, error } = useSingleMutation(workoutCreationMutation)
  return {
    saving: useIsMutating(creating) > 0,
    error: error && failureText(error),
    save: (workout: WorkoutDraft): void => {
      if (client.isMutating(creating) > 0) return
      call(
        { userId, workout },
        {
          onSuccess: () => {
            toast.success(WORKOUT_CREATED)
            void navigate({ to: '/program', replace: true })
          },
          onError: (failure) => toast.error(failureText(failure)),
        },
      )
    },
  }
}
