import { createFileRoute } from '@tanstack/react-router'

import { LoginScreen } from '#src/features/auth/LoginScreen.tsx'
import { EntrySearch } from '#src/features/auth/search.ts'

export const Route = createFileRoute('/_auth/login')({
  validateSearch: EntrySearch,
  // Part of the main bundle, because visitors who are not signed in arrive here.
  codeSplitGroupings: [],
  component: LoginScreen,
})
