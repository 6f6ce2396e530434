import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { CODE_LENGTH, digitsFromPaste } from '#src/domain/otp.ts'
import classes from './CodeBoxes.module.css'

/** The digits typed, '' where a box is empty. */
export type Boxes = readonly string[]

export const EMPTY_BOXES: Boxes = Array.from({ length: CODE_LENGTH }, () => '')

interface CodeBoxesProps {
  boxes: Boxes
  onChange: (boxes: Boxes) => void
  /** Id of what the boxes are for. */
  labelledBy: string
  invalid: boolean
}

/** Four boxes of one digit each (spec §2 «/otp»). The digits go on to the next box, Backspace to the one before. */
export function CodeBoxes({ boxes, onChange, labelledBy, invalid }: CodeBoxesProps): ReactNode {
  const group = useRef<HTMLDivElement>(null)
  const focus = (index: number): void => group.current?.querySelectorAll('input')[index]?.focus()
  const put = (index: number, digit: string): void =>
    onChange(boxes.map((before, at) => (at === index ? digit : before)))
  const fill = (code: string): void => {
    onChange([...code])
    focus(CODE_LENGTH - 1)
  }

  const type = (index: number, text: string): void => {
    // Autofill puts the whole code into one box.
    const code = digitsFromPaste(text)
    if (code !== null) return fill(code)
    const digits = text.replace(/\D/g, '')
    if (digits === '' && text !== '') return
    // Typed beside the digit that was there, the new one takes its place.
    const digit = digits.replace(boxes[index] ?? '', '')[0] ?? digits[0] ?? ''
    put(index, digit)
    if (digit !== '') focus(index + 1)
  }
  const paste = (event: ClipboardEvent): void => {
    event.preventDefault()
    const code = digitsFromPaste(event.clipboardData.getData('text'))
    if (code !== null) fill(code)
  }
  const press = (index: number, event: KeyboardEvent): void => {
    if (event.key === 'ArrowLeft') focus(index - 1)
    else if (event.key === 'ArrowRight') focus(index + 1)
    else if (event.key === 'Backspace' && boxes[index] === '') {
      focus(index - 1)
      put(index - 1, '')
    } else return
    event.preventDefault()
  }

  return (
    <div ref={group} role="group" aria-labelledby={labelledBy} className={classes['boxes']}>
      {boxes.map((digit, index) => (
        <input
          // oxlint-disable-next-line
          key={index}
          className={classes['box']}
          value={digit}
          aria-label={`Цифра ${index + 1} з ${CODE_LENGTH}`}
          aria-invalid={invalid}
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          onChange={(event) => type(index, event.currentTarget.value)}
          onPaste={paste}
          onKeyDown={(event) => press(index, event)}
          onFocus={(event) => event.currentTarget.select()}
        />
      ))}
    </div>
  )
}
