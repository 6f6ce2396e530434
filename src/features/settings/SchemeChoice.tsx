import { type MantineColorScheme, SegmentedControl, useMantineColorScheme } from '@mantine/core'

import '@mantine/core/styles/FloatingIndicator.css'
import '@mantine/core/styles/SegmentedControl.css'
import type { ReactNode } from 'react'

import classes from '#src/ui/forms/segments.module.css'

const SCHEMES: { value: MantineColorScheme; label: string }[] = [
  { value: 'auto', label: 'Як у системі' },
  { value: 'light', label: 'Світлий' },
  { value: 'dark', label: 'Темний' },
]

/** The colour scheme: the system's unless chosen here. */
export function SchemeChoice(): ReactNode {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedControl
      aria-label="Вигляд"
      data={SCHEMES}
      value={colorScheme}
      onChange={setColorScheme}
      fullWidth
      classNames={{
        root: classes['track'] ?? '',
        label: classes['label'] ?? '',
        indicator: classes['chosen'] ?? '',
      }}
    />
  )
}
