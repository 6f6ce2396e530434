import { createFileRoute } from '@tanstack/react-router'
import { UpcomingScreen } from '#src/app/UpcomingScreen.tsx'

export const Route = createFileRoute('/_protected/_shell/_coach/program')({ component: () => <UpcomingScreen title="Бібліотека тренувань" /> })
