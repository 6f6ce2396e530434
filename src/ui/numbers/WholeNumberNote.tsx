import { type ChangeEvent, type KeyboardEvent, useState, type ReactNode } from 'react'

import { digitsOnly, hasFraction } from '#src/domain/sets.ts'

import classes from './WholeNumberNote.module.css'

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
 * Handles the input of a field for whole numbers. A comma or a point, typed or pasted, ends the
 * number: digits after it are ignored, so that 64,5 does not become 645 (decision 56). Deleting,
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
    const text = event.currentTarget.value
    const all = digitsOnly(text)
    const digits = all.slice(0, maxDigits)
    const goesOn = isTyped(event) && digits.length > shown.length && digits.startsWith(shown)
    if (note === ONLY_WHOLE && goesOn) return
    const tooMany = all.length > maxDigits ? `Не більше ${10 ** maxDigits - 1}` : null
    setNote(hasFraction(text) ? ONLY_WHOLE : tooMany)
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
