import { createFileRoute } from '@tanstack/react-router'

import { SettingsScreen } from '#src/features/settings/SettingsScreen.tsx'

export const Route = createFileRoute('/_shell/settings')({ component: SettingsScreen })
