/** Digits of a one-time code, and boxes on the screen (product §9). */
export const CODE_LENGTH = 4

/**
 * The code in a pasted text, such as '1234' in 'Код: 12-34'; null unless it has exactly 4 digits.
 */
export function digitsFromPaste(text: string): string | null {
  const digits = text.replace(/\D/g, '')
  return digits.length === CODE_LENGTH ? digits : null
}
