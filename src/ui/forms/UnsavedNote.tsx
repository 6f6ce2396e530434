import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** A note in an editor's action bar while there is something to save. */
export function UnsavedNote({
  children = 'Є незбережені зміни',
}: {
  /** Additional text. */
  children?: ReactNode
}): ReactNode {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  )
}
