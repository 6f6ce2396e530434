import { SegmentedControl } from '@mantine/core'

import '@mantine/core/styles/FloatingIndicator.css'
import '@mantine/core/styles/SegmentedControl.css'
import type { ReactNode } from 'react'

import classes from './UnitToggle.module.css'

const UNITS = [
  { value: 'weight', label: 'кг × повтори' },
  { value: 'time', label: 'хв : с' },
]

/** The fields that the two columns of an exercise show. */
export function UnitToggle({
  timed,
  onChange,
}: {
  timed: boolean
  onChange: (timed: boolean) => void
}): ReactNode {
  return (
    <SegmentedControl
      aria-label="Одиниці"
      data={UNITS}
      value={timed ? 'time' : 'weight'}
      onChange={(value) => onChange(value === 'time')}
      color="var(--pulse-lime)"
      withItemsBorders={false}
      classNames={{ root: classes['toggle'] ?? '', label: classes['unit'] ?? '' }}
    />
  )
}
