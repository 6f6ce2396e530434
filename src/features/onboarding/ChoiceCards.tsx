import { Radio, VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useId } from 'react'

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

/** One of a few choices, as large cards that are radio buttons. */
export function ChoiceCards<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  error,
}: ChoiceCardsProps<Value>): ReactNode {
  const id = useId()
  // One Tab stop, as a group of radio buttons has; the arrows move between the cards.
  const tabStop = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  )
  return (
    <fieldset
      className={classes['choices']}
      role="radiogroup"
      aria-required
      aria-invalid={error !== null}
      aria-describedby={error === null ? undefined : id}
    >
      <VisuallyHidden component="legend">{legend}</VisuallyHidden>
      {options.map((option, index) => (
        <Radio.Card
          key={option.value}
          unstyled
          className={classes['choice'] ?? ''}
          name={name}
          checked={option.value === value}
          tabIndex={index === tabStop ? 0 : -1}
          onClick={() => onChange(option.value)}
          onKeyDown={submitOnEnter}
        >
          <Radio.Indicator
            unstyled
            classNames={{ indicator: classes['ring'] ?? '', icon: classes['dot'] ?? '' }}
          />
          {option.label}
        </Radio.Card>
      ))}
      {error !== null && (
        <p id={id} role="alert" className={classes['error']}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** Enter continues to the next step, as in a native radio button; Space selects. */
function submitOnEnter(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
