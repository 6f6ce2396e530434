import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** The requirements on a picture (product §9 «Images»). `color` is a colour name of Mantine. */
export function PictureHint({ id, color = 'dimmed' }: { id: string; color?: string }): ReactNode {
  return (
    <Text c={color} size="sm" id={id} style={{ textWrap: 'balance' }}>
      PNG або JPG, максимум 1000x1000 px
    </Text>
  )
}
