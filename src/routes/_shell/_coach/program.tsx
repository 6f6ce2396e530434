import { createFileRoute } from '@tanstack/react-router'

import { PROGRAMS_NOT_LOADED } from '#src/errors/messages.ts'
import {
  LibraryScreen,
  ProgramLibrarySkeleton,
} from '#src/features/workouts/library/LibraryScreen.tsx'
import { LibrarySearch } from '#src/features/workouts/search.ts'

export const Route = createFileRoute('/_shell/_coach/program')({
  // Programs are part of the profile, which the frame of the screen reads.
  staticData: { failures: { 'GET /v1/users/me': PROGRAMS_NOT_LOADED } },
  validateSearch: LibrarySearch,
  component: LibraryScreen,
  pendingComponent: ProgramLibrarySkeleton,
})
