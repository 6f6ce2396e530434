import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { MEETING_TITLE } from '#src/features/meetings/titles.ts'
import { Screen } from '#src/ui/Screen.tsx'

/** The frame of both meeting screens (product §2 «/add-meeting»). */
export function MeetingScreen({ children }: { children: ReactNode }): ReactNode {
  return (
    <Screen
      title={MEETING_TITLE}
      action={
        <Button component={Link} to="/calendar" variant="subtle" px="xs">
          Закрити слот
        </Button>
      }
    >
      {children}
    </Screen>
  )
}
