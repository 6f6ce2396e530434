import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

import controls from './controls.module.css'

export interface Choice<T> {
  value: T
  label: string
  hint?: string
}

interface ChoicesProps<T> {
  /** The current choice as a text, for screen readers. */
  label: string
  choices: readonly Choice<T>[]
  /** Whether a choice is the current one. */
  isChosen: (value: T) => boolean
  onChoose: (value: T) => void
}

/** Toggle buttons that act at once; those of the current choice are pressed. */
export function Choices<T extends string | number>({
  label,
  choices,
  isChosen,
  onChoose,
}: ChoicesProps<T>): ReactNode {
  return (
    <div role="group" aria-label={label} className={controls['choices']}>
      {choices.map(({ value, label: text, hint }) => (
        <Button
          key={value}
          aria-pressed={isChosen(value)}
          variant={isChosen(value) ? 'filled' : 'default'}
          title={hint}
          onClick={() => onChoose(value)}
        >
          {text}
        </Button>
      ))}
    </div>
  )
}
