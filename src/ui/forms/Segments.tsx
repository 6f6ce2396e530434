import { type ReactNode, useId } from 'react'

import classes from './Segments.module.css'

/** A choice of a few, all in sight: a group of radio buttons that looks like one control. */
export function Segments<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: {
  label: string
  choices: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}): ReactNode {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={classes['track']}>
      {choices.map((choice) => (
        <label key={choice.value} className={classes['segment']}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span style={{ position: 'relative' }}>{choice.label}</span>
        </label>
      ))}
    </div>
  )
}
