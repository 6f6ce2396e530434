import { createFileRoute } from '@tanstack/react-router'

import { ResetScreen } from '#src/features/auth/ResetScreen.tsx'

export const Route = createFileRoute('/_auth/reset/')({ component: ResetScreen })
