import { createFileRoute } from '@tanstack/react-router'
import { UpcomingScreen } from '#src/app/UpcomingScreen.tsx'

export const Route = createFileRoute('/_protected/_shell/_coach/client-baze')({ component: () => <UpcomingScreen title="База клієнтів" /> })
