import { createFileRoute } from '@tanstack/react-router'

import { AuthFrame } from '#src/app/AuthFrame.tsx'

export const Route = createFileRoute('/_auth')({ component: AuthFrame })
