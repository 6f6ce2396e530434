import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** Shown in an editor's bar while there is something to save. */
export function UnsavedNote({
  children = 'Є незбережені зміни',
}: {
  /** More text, if there is any. */
  children?: ReactNode
}): ReactNode {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  )
}
