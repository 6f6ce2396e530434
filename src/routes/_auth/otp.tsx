import { createFileRoute, redirect } from '@tanstack/react-router'

import { readAuth } from '#src/api/auth.ts'
import { mayEnterCode } from '#src/domain/auth-flow.ts'
import { OtpScreen } from '#src/features/auth/OtpScreen.tsx'
import { CodeSearch } from '#src/features/auth/search.ts'

export const Route = createFileRoute('/_auth/otp')({
  validateSearch: CodeSearch,
  beforeLoad: ({ search }) => {
    if (!mayEnterCode(readAuth())) throw redirect({ to: '/login', search })
  },
  component: OtpScreen,
})
