import { createFileRoute } from '@tanstack/react-router'

import { LibraryScreen } from '#src/features/workouts/LibraryScreen.tsx'
import { LibrarySkeleton } from '#src/features/workouts/LibrarySkeleton.tsx'
import { LibrarySearch } from '#src/features/workouts/search.ts'

export const Route = createFileRoute('/_protected/_shell/_coach/program')({
  validateSearch: LibrarySearch,
  component: LibraryScreen,
  pendingComponent: LibrarySkeleton,
})
