import { createFileRoute } from '@tanstack/react-router'
import { UpcomingScreen } from '#src/app/UpcomingScreen.tsx'

export const Route = createFileRoute('/_protected/client/questionnaire')({ component: () => <UpcomingScreen title="Заповнення даних" /> })
