import { createFileRoute } from '@tanstack/react-router'

import { CreateProgramScreen } from '#src/features/workouts/CreateProgramScreen.tsx'

export const Route = createFileRoute('/_shell/_coach/create-program')({
  staticData: { task: true },
  component: CreateProgramScreen,
})
