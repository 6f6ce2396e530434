import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** Stands in an editor's bar while there is something to save. */
export function UnsavedNote({
  children = 'Є незбережені зміни',
}: {
  /** Where there is more to say. */
  children?: ReactNode
}): ReactNode {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  )
}
