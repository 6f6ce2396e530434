import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Card } from '#src/ui/Card.tsx'
import { Screen } from '#src/ui/Screen.tsx'

/** Stands at an address whose screen is still being built. */
export function UpcomingScreen({ title }: { title: string }): ReactNode {
  return (
    <Screen title={title}>
      <Card>
        <Text>Цей розділ ще готується.</Text>
      </Card>
    </Screen>
  )
}
