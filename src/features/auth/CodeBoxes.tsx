import type { ClipboardEvent, KeyboardEvent, ReactNode, RefObject } from 'react'

import { CODE_LENGTH, digitsFromPaste } from './form-fields.ts'

import classes from './CodeBoxes.module.css'

/** The digits typed, '' if a box is empty. */
export type Boxes = readonly string[]

type Group = RefObject<HTMLDivElement | null>

const NUMBERS = Array.from({ length: CODE_LENGTH }, (_, index) => index + 1)

export const EMPTY_BOXES: Boxes = NUMBERS.map(() => '')

/** Moves the focus to a box, counted from 0; does nothing if there is no such box. */
export const focusBox = (group: Group, index: number): void =>
  group.current?.querySelectorAll('input')[index]?.focus()

interface CodeBoxesProps {
  /** The element of the group, for `focusBox`. */
  group: Group
  boxes: Boxes
  onChange: (boxes: Boxes) => void
  /** Id of the text that says what the code is. */
  labelledBy: string
  invalid: boolean
}

/**
 * Four boxes of one digit each (product §2 «/otp»). Typing a digit moves the focus to the next box;
 * Backspace in an empty box moves it to the previous one and clears that.
 */
export function CodeBoxes({
  group,
  boxes,
  onChange,
  labelledBy,
  invalid,
}: CodeBoxesProps): ReactNode {
  const put = (index: number, digit: string): void =>
    onChange(boxes.map((before, at) => (at === index ? digit : before)))
  const fill = (code: string): void => {
    focusBox(group, CODE_LENGTH - 1)
    onChange(Array.from(code))
  }
  const type = (index: number, text: string): void => {
    // Autofill puts the whole code into one box.
    const code = digitsFromPaste(text)
    if (code !== null) return fill(code)
    if (/\D/.test(text)) return
    // A digit typed beside another one replaces it.
    const digit = text.replace(boxes[index] ?? '', '')[0] ?? text[0] ?? ''
    if (digit !== '') focusBox(group, index + 1)
    put(index, digit)
  }
  const paste = (event: ClipboardEvent): void => {
    event.preventDefault()
    const code = digitsFromPaste(event.clipboardData.getData('text'))
    if (code !== null) fill(code)
  }
  const press = (index: number, event: KeyboardEvent): void => {
    if (event.key === 'ArrowLeft') focusBox(group, index - 1)
    else if (event.key === 'ArrowRight') focusBox(group, index + 1)
    else if (event.key === 'Backspace' && boxes[index] === '') {
      focusBox(group, index - 1)
      put(index - 1, '')
    } else return
    event.preventDefault()
  }
  return (
    <div ref={group} role="group" aria-labelledby={labelledBy} className={classes['boxes']}>
      {NUMBERS.map((number, index) => (
        <input
          key={number}
          className={classes['box']}
          value={boxes[index] ?? ''}
          aria-label={`Цифра ${number} з ${CODE_LENGTH}`}
          aria-invalid={invalid}
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          // Unlike onChange, it is also called when the same digit is typed again.
          onInput={(event) => type(index, event.currentTarget.value)}
          onPaste={paste}
          onKeyDown={(event) => press(index, event)}
          onFocus={(event) => event.currentTarget.select()}
        />
      ))}
    </div>
  )
}
