import { createFileRoute } from '@tanstack/react-router'
import { UpcomingScreen } from '#src/app/UpcomingScreen.tsx'

export const Route = createFileRoute('/coach/$id')({ component: () => <UpcomingScreen title="Сайт тренера" /> })
