import { createFileRoute } from '@tanstack/react-router'

import { RegisterScreen } from '#src/features/auth/RegisterScreen.tsx'
import { EntrySearch } from '#src/features/auth/search.ts'

export const Route = createFileRoute('/_auth/register')({
  validateSearch: EntrySearch,
  component: RegisterScreen,
})
