import { ActionIcon } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Where there is no menu, every user can still reach the settings (product §1). */
export function SettingsLink(): ReactNode {
  return (
    <ActionIcon component={Link} to="/settings" aria-label="Налаштування" color="ink">
      <IconSettings aria-hidden />
    </ActionIcon>
  )
}
