import { createFileRoute } from '@tanstack/react-router'

import { LoginScreen } from '#src/features/auth/LoginScreen.tsx'
import { EntrySearch } from '#src/features/auth/search.ts'

export const Route = createFileRoute('/_auth/login')({
  validateSearch: EntrySearch,
  // In the app's own file: a visitor who is not signed in arrives here.
  codeSplitGroupings: [],
  component: LoginScreen,
})
