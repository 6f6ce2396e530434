import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useId } from 'react'

import '@mantine/core/styles/VisuallyHidden.css'
import classes from './Onboarding.module.css'

interface ChoiceCardsProps<Value extends string> {
  /** The question. */
  legend: string
  name: string
  options: readonly { value: Value; label: string }[]
  value: Value | null
  onChange: (value: Value) => void
  error: string | null
}

/** One of a few choices, as large cards; radio buttons for the keyboard. */
export function ChoiceCards<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  error,
}: ChoiceCardsProps<Value>): ReactNode {
  const id = useId()
  return (
    <fieldset
      className={classes['choices']}
      role="radiogroup"
      aria-required
      aria-invalid={error !== null}
      aria-describedby={error === null ? undefined : id}
    >
      <VisuallyHidden component="legend">{legend}</VisuallyHidden>
      {options.map((option) => (
        <label key={option.value} className={classes['choice']}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
      {error !== null && (
        <p id={id} role="alert" className={classes['error']}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
