import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

import { DocumentTitle } from '#src/ui/DocumentTitle.tsx'
import { SkeletonBlock } from '#src/ui/SkeletonBlock.tsx'

import { EDITOR_TITLE } from './titles.ts'

import screen from '#src/ui/Screen.module.css'

/** The editor's shape while the session loads. Not by `Screen`: this is in every screen's first bytes. */
export function SessionEditorSkeleton(): ReactNode {
  return (
    <div className={screen['screen']} aria-busy>
      <DocumentTitle title={EDITOR_TITLE} />
      <header className={screen['header']}>
        <Title order={1} tabIndex={-1}>
          {EDITOR_TITLE}
        </Title>
      </header>
      <Text role="status" c="dimmed">
        Завантаження сесії…
      </Text>
      <SkeletonBlock height="5rem" />
      <SkeletonBlock height="2.75rem" />
      <SkeletonBlock height="16rem" />
      <SkeletonBlock height="16rem" />
    </div>
  )
}
