import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { type ReactNode, useState } from 'react'

import { digitsOnly, onFocusValue } from '#src/domain/sets.ts'

import { IconButton } from './IconButton.tsx'

import classes from './DigitField.module.css'

/** Four digits are more than any weight, count or time of a set. */
const MAX_DIGITS = 4
const MAX = 10 ** MAX_DIGITS - 1

interface DigitFieldProps {
  /** Names the field, with its set: what stands over a column does not name a row. */
  label: string
  /** Digits. */
  value: string
  /** Always told digits: `emptyValue` for a field that was emptied. */
  onChange: (value: string) => void
  /** What an empty field becomes when it is left (product §5 «Set inputs»); the steppers stop there. */
  emptyValue: '0' | '1'
}

/** A whole number of a set, typed or stepped. */
export function DigitField({ label, value, onChange, emptyValue }: DigitFieldProps): ReactNode {
  // What stands in the field while it has the focus: there it may be empty, in `value` never.
  const [typed, setTyped] = useState<string | null>(null)
  const count = Number(typed || value)
  const least = Number(emptyValue)

  const put = (text: string): void => {
    setTyped(text)
    onChange(text === '' ? emptyValue : text)
  }
  const leave = (): void => {
    if (typed === '') onChange(emptyValue)
    setTyped(null)
  }
  const step = (by: 1 | -1): void => {
    const next = String(count + by)
    if (typed !== null) setTyped(next)
    onChange(next)
  }
  return (
    <div className={classes['field']}>
      <IconButton
        label={`Менше: ${label}`}
        className={classes['step'] ?? ''}
        disabled={count <= least}
        onClick={() => step(-1)}
      >
        <IconMinus size={18} aria-hidden />
      </IconButton>
      <input
        className={classes['input']}
        aria-label={label}
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        value={typed ?? value}
        onFocus={() => setTyped(onFocusValue(value))}
        onBlur={leave}
        onChange={(event) => put(digitsOnly(event.currentTarget.value).slice(0, MAX_DIGITS))}
        onKeyDown={(event) => {
          if (/^[eE+\-.,]$/.test(event.key)) event.preventDefault()
        }}
      />
      <IconButton
        label={`Більше: ${label}`}
        className={classes['step'] ?? ''}
        disabled={count >= MAX}
        onClick={() => step(1)}
      >
        <IconPlus size={18} aria-hidden />
      </IconButton>
    </div>
  )
}
