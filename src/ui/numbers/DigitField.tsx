import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'

import { decimalText } from '#src/domain/number-text.ts'
import { digitsOnly, goesOnAfterNumber, onFocusValue } from '#src/domain/sets.ts'
import { IconButton } from '#src/ui/IconButton.tsx'

import classes from './DigitField.module.css'

interface DigitFieldProps {
  /**
   * The accessible name of the field. It includes the set, because the column's heading does not
   * name the row.
   */
  label: string
  /** Id of the text that is read after the number. */
  describedBy?: string
  /** Distinguishes the field from the others of its screen. */
  name?: string
  /** The number, as digits; one from the server may have a point. */
  value: string
  /** Always called with digits: with `emptyValue` for an emptied field. */
  onChange: (value: string) => void
  /** Called when the field is left, if a number was typed into it, with the value it had before. */
  onTyped?: (before: string) => void
  /** What an empty field becomes on blur (product §5 «Set inputs»); the steppers stop there. */
  emptyValue: '0' | '1'
  /** Shown while the field is empty. */
  placeholder?: string
  /** Whether this is the last field, after which Enter moves to no other. */
  last?: boolean
  /** The maximum number of digits; three are enough for any weight, count or time of a set. */
  digits?: number
  /** Whether to render the steppers; false where many fields are side by side. */
  steppers?: boolean
}

/** A whole number of a set, typed or stepped. Enter moves to the next field. */
export function DigitField({
  label,
  describedBy,
  name,
  value,
  onChange,
  onTyped,
  emptyValue,
  placeholder,
  last = false,
  digits = 3,
  steppers = true,
}: DigitFieldProps): ReactNode {
  // The text of the field while it has the focus: it may be empty, `value` never is.
  const [typed, setTyped] = useState<string | null>(null)
  const count = Number(typed || value)
  const before = useRef<string | null>(null)

  const put = (text: string): void => {
    before.current ??= value
    setTyped(text)
    onChange(text === '' ? emptyValue : text)
  }
  const { note, props } = useWholeNumber(typed ?? value, digits, put)
  const stepper = (by: 1 | -1, word: string, Icon: typeof IconPlus, atEnd: boolean): ReactNode =>
    steppers && (
      <IconButton
        label={`${word}: ${label}`}
        className={classes['step'] ?? ''}
        disabled={atEnd}
        onClick={() => {
          const next = String(count + by)
          if (typed !== null) setTyped(next)
          onChange(next)
        }}
      >
        <Icon size={18} aria-hidden />
      </IconButton>
    )
  return (
    <div>
      <div className={classes['field']}>
        {stepper(-1, 'Менше', IconMinus, count <= Number(emptyValue))}
        <input
          {...props}
          className={classes['input']}
          aria-label={label}
          aria-describedby={describedBy}
          name={name}
          placeholder={placeholder}
          enterKeyHint={last ? 'done' : 'next'}
          data-long={(typed ?? value).length > 3}
          value={decimalText(typed ?? value)}
          onFocus={(event) => {
            // Typing replaces the number: with the caret inside 40, «64» would result in 4640.
            event.currentTarget.select()
            setTyped(onFocusValue(value))
            props.onFocus()
          }}
          onBlur={() => {
            if (typed === '') onChange(emptyValue)
            else if (before.current !== null) onTyped?.(before.current)
            before.current = null
            setTyped(null)
          }}
          onKeyDown={(event) => {
            props.onKeyDown(event)
            focusNextField(event)
          }}
        />
        {stepper(1, 'Більше', IconPlus, count >= 10 ** digits - 1)}
      </div>
      <WholeNumberNote note={note} />
    </div>
  )
}

/**
 * Moves from a field to the next digit field within the element that has `data-fields`. After the
 * last one the field is blurred, which hides a phone's keyboard.
 */
export function focusNextField(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget } = event
  if (key !== 'Enter') return
  // Enter must not submit the form around the fields.
  event.preventDefault()
  const all = currentTarget.closest('[data-fields]')?.querySelectorAll('input') ?? []
  const fields = [...all].filter((one) => one === currentTarget || one.inputMode === 'numeric')
  const next = fields[fields.indexOf(currentTarget) + 1]
  if (next) next.focus()
  else currentTarget.blur()
}

const ONLY_WHOLE = 'Лише цілі числа'

/**
 * Whether the text was typed, and not pasted, dropped or filled in by the browser. Several characters
 * at once that are all of the text replace what was there.
 */
const isTyped = ({ nativeEvent: event, currentTarget }: ChangeEvent<HTMLInputElement>): boolean =>
  event instanceof InputEvent &&
  (event.inputType === 'insertText' || event.inputType === 'insertCompositionText') &&
  (event.data?.length === 1 || event.data !== currentTarget.value)

/**
 * Handles the input of a field for whole numbers. A comma, a hyphen or a space, typed or pasted, ends
 * the number: digits after it are ignored, so that 64,5 does not become 645 (decision 56). Deleting,
 * pasting, typing elsewhere in the number or returning to the field starts over. Digits beyond
 * `maxDigits` are ignored, too.
 */
export function useWholeNumber(
  shown: string,
  maxDigits: number,
  onDigits: (digits: string) => void,
) {
  const [note, setNote] = useState<string | null>(null)
  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
    const { value } = event.currentTarget
    // What was pasted may have a line break at its end.
    const text = isTyped(event) ? value : value.trimEnd()
    const all = digitsOnly(text)
    const digits = all.slice(0, maxDigits)
    const goesOn = isTyped(event) && digits.length > shown.length && digits.startsWith(shown)
    if (note === ONLY_WHOLE && goesOn) return
    const tooMany = all.length > maxDigits ? `Не більше ${10 ** maxDigits - 1}` : null
    setNote(goesOnAfterNumber(text) ? ONLY_WHOLE : tooMany)
    if (digits !== shown) onDigits(digits)
  }
  return {
    /** Says which part of the typed text was not accepted. */
    note,
    /** For the input, controlled or not. */
    props: {
      inputMode: 'numeric',
      pattern: '[0-9]*',
      autoComplete: 'off',
      onFocus: (): void => setNote(null),
      onChange,
      onKeyDown: (event: KeyboardEvent): void => {
        // Product §5: number inputs block these characters.
        if (/^[eE+-]$/.test(event.key)) event.preventDefault()
        // Typed after a number, they would begin another: «8-12» is 8, and not 812.
        if (/^[+-]$/.test(event.key) && shown !== '') setNote(ONLY_WHOLE)
        // Nothing can be deleted from an empty field, so no change event would follow.
        if (event.key === 'Backspace' || event.key === 'Delete') setNote(null)
      },
    },
  } as const
}

/** Says, under a field of whole numbers, which part of the typed text was not accepted. */
export function WholeNumberNote({ note }: { note: string | null }): ReactNode {
  return (
    <span role="status" className={classes['note']}>
      {note}
    </span>
  )
}
