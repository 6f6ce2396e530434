import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

import { EDITOR_TITLE } from '#src/features/meetings/SessionParts.tsx'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { Screen } from '#src/ui/Screen.tsx'

import classes from './SessionEditorScreen.module.css'

/** The editor's shape while the session loads. */
export function SessionEditorSkeleton(): ReactNode {
  return (
    <Screen title={EDITOR_TITLE} column="narrow">
      <div className={classes['form']} aria-busy>
        <Text role="status" c="dimmed">
          Завантаження сесії…
        </Text>
        <SkeletonBlock height="5rem" />
        <SkeletonBlock height="2.75rem" />
        <SkeletonBlock height="16rem" />
        <SkeletonBlock height="16rem" />
      </div>
    </Screen>
  )
}
