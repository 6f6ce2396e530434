import { createFileRoute, redirect } from '@tanstack/react-router'

import { readSession } from '#src/api/session/auth-session.ts'
import { maySetPassword } from '#src/domain/auth-flow.ts'
import { NewPasswordScreen } from '#src/features/auth/NewPasswordScreen.tsx'

export const Route = createFileRoute('/_auth/reset/new-password')({
  beforeLoad: () => {
    if (!maySetPassword(readSession())) throw redirect({ to: '/reset' })
  },
  component: NewPasswordScreen,
})
