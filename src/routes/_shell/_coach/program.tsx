import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'

import { PROGRAMS_NOT_LOADED } from '#src/errors/messages.ts'
import {
  LibraryScreen,
  ProgramLibrarySkeleton,
} from '#src/features/workouts/library/LibraryScreen.tsx'

/** The search and the page, each left out while it has its default. */
const LibrarySearch = v.object({
  search: v.fallback(v.optional(v.string()), undefined),
  page: v.fallback(
    v.optional(v.pipe(v.union([v.string(), v.number()]), v.toNumber(), v.integer(), v.minValue(2))),
    undefined,
  ),
})

export const Route = createFileRoute('/_shell/_coach/program')({
  // Programs are part of the profile, which the frame of the screen reads.
  staticData: { failures: { 'GET /v1/users/me': PROGRAMS_NOT_LOADED } },
  validateSearch: LibrarySearch,
  component: LibraryScreen,
  pendingComponent: ProgramLibrarySkeleton,
})
