import { createFileRoute, redirect } from '@tanstack/react-router'

import { readAuth } from '#src/api/auth.ts'
import { maySetPassword } from '#src/domain/auth-flow.ts'
import { NewPasswordScreen } from '#src/features/auth/PasswordReset.tsx'
import { CodeSearch } from '#src/features/auth/search.ts'

export const Route = createFileRoute('/_auth/reset/new-password')({
  validateSearch: CodeSearch,
  beforeLoad: ({ search }) => {
    if (!maySetPassword(readAuth())) throw redirect({ to: '/reset', search })
  },
  component: NewPasswordScreen,
})
