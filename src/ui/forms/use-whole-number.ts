import { type KeyboardEvent, useState } from 'react'

import { digitsOnly, hasFraction } from '#src/domain/sets.ts'

/**
 * What is typed into a field of whole numbers. A comma or a point, typed or pasted, ends the number: what
 * follows it is not taken, so that 64,5 does not become 645 (decision 56). Deleting, typing elsewhere in the
 * number or coming back to the field starts over.
 */
export function useWholeNumber(
  shown: string,
  maxDigits: number,
  onChange: (digits: string) => void,
) {
  const [ended, setEnded] = useState(false)
  const take = (text: string): void => {
    const digits = digitsOnly(text).slice(0, maxDigits)
    if (ended && digits.length > shown.length && digits.startsWith(shown)) return
    setEnded(hasFraction(text))
    if (digits !== shown) onChange(digits)
  }
  return {
    take,
    /** Whether to say that only whole numbers are taken. */
    ended,
    begin: (): void => setEnded(false),
    keyDown: (event: KeyboardEvent): void => {
      // Product §5: number inputs block these.
      if (/^[eE+-]$/.test(event.key)) event.preventDefault()
      // Of a field that is empty nothing can be deleted: no change would tell.
      if (event.key === 'Backspace' || event.key === 'Delete') setEnded(false)
    },
    /** Goes on the input of either kind. */
    attributes: { inputMode: 'numeric', pattern: '[0-9]*', autoComplete: 'off' },
  } as const
}
