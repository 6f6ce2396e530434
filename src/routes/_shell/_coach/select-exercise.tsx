import { createFileRoute } from '@tanstack/react-router'

import { exercisesOptions, musclesOptions } from '#src/api/queries.ts'
import {
  SelectExerciseScreen,
  SelectExerciseSkeleton,
} from '#src/features/workouts/SelectExerciseScreen.tsx'

export const Route = createFileRoute('/_shell/_coach/select-exercise')({
  staticData: { task: true },
  // Started here and not awaited: the loading or failed list is a part of the screen (product §2,
  // product §8 «Fallbacks»).
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(exercisesOptions())
    void queryClient.prefetchQuery(musclesOptions())
  },
  component: SelectExerciseScreen,
  pendingComponent: SelectExerciseSkeleton,
})
