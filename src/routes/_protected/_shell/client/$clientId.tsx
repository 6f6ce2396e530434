import { createFileRoute } from '@tanstack/react-router'
import { UpcomingScreen } from '#src/app/UpcomingScreen.tsx'

export const Route = createFileRoute('/_protected/_shell/client/$clientId')({ component: () => <UpcomingScreen title="Картка клієнта" /> })
