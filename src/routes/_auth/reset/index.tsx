import { createFileRoute } from '@tanstack/react-router'

import { ResetScreen } from '#src/features/auth/PasswordReset.tsx'
import { CodeSearch } from '#src/features/auth/search.ts'

export const Route = createFileRoute('/_auth/reset/')({
  validateSearch: CodeSearch,
  component: ResetScreen,
})
