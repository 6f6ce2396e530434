import { useNavigate } from '@tanstack/react-router'

import { failureText } from '#src/errors/error-text.ts'
import { WORKOUT_CREATED } from '#src/errors/messages.ts'
import { useSharedMutation } from '#src/ui/forms/use-single-mutation.ts'
import { useReturn, useWhileShown } from '#src/ui/hooks/navigation.ts'
import { toast } from '#src/ui/overlays/toast.ts'

import { workoutCreationMutation } from './api.ts'
import type { WorkoutDraft } from './workout-draft.ts'

/**
 * Saves the workout draft of a coach: one save at a time, even if the screen was left and opened
 * again meanwhile. Navigates to the library if the screen is still shown.
 */
export function useSaveWorkout(userId: string) {
  const navigate = useWhileShown(useNavigate())
  const goBack = useReturn()
  const { call, error, isPending, showFailure } = useSharedMutation(workoutCreationMutation)
  const openLibrary = (): void => {
    toast.success(WORKOUT_CREATED)
    if (!goBack('/program')) void navigate({ to: '/program', replace: true })
  }
  return {
    saving: isPending,
    error: error && failureText(error),
    save: (workout: WorkoutDraft): void =>
      call({ userId, workout }, { onSuccess: openLibrary, onError: showFailure }),
  }
}
