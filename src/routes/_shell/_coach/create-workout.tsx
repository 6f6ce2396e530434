import { createFileRoute } from '@tanstack/react-router'

import { CreateWorkoutScreen } from '#src/features/workouts/CreateWorkoutScreen.tsx'

export const Route = createFileRoute('/_shell/_coach/create-workout')({
  staticData: { task: true },
  component: CreateWorkoutScreen,
})
