import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useId } from 'react'

import '@mantine/core/styles/VisuallyHidden.css'
import classes from './UnitToggle.module.css'

const UNITS = [
  { timed: false, label: 'кг × повтори' },
  { timed: true, label: 'хв : с' },
] as const

/** What the two columns of an exercise hold. */
export function UnitToggle({
  timed,
  onChange,
}: {
  timed: boolean
  onChange: (timed: boolean) => void
}): ReactNode {
  const name = useId()
  return (
    <fieldset className={classes['toggle']}>
      <VisuallyHidden component="legend">Одиниці</VisuallyHidden>
      {UNITS.map((unit) => (
        <label key={unit.label} className={classes['unit']}>
          <input
            type="radio"
            name={name}
            checked={unit.timed === timed}
            onChange={() => onChange(unit.timed)}
          />
          {unit.label}
        </label>
      ))}
    </fieldset>
  )
}
