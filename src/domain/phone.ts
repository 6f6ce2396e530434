const PHONE = /^\+380\d{9}$/

/**
 * Whether the value is a full Ukrainian number as the server accepts it: +380 and 9 digits (product
 * §9).
 */
export function isPhone(value: string): boolean {
  return PHONE.test(value)
}

/**
 * Converts a typed or pasted number to +380XXXXXXXXX: `067 123 45 67`, `80671234567`,
 * `00380671234567`, `tel:+380 (67) 123-45-67` and `+380 067 123 45 67` all become `+380671234567`. The
 * beginning of such a number becomes the beginning of the result, so the function may run on every
 * keystroke; anything else is only trimmed.
 */
export function normalisePhone(input: string): string {
  const trimmed = input
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(/^tel:\s*/i, '')
  // A text with a letter is not a number, so the rest of it is not made into one.
  if (/\p{L}/u.test(trimmed)) return trimmed
  const digits = trimmed.replace(/\D/g, '')
  const [, own] = /^(?:(?:00)?3?80|0(?!0))(.*)/.exec(digits) ?? []
  // After the code of the country there is no zero; a code before a whole number was written twice.
  const number = own?.replace(/^(?:0|380(?=\d{7}))+/, '')
  return number === undefined || number.length > 9 ? trimmed : `+380${number}`
}

/**
 * '+380671234567' for reading: '+380 67 123 45 67'. Anything that is not a full number is returned
 * unchanged.
 */
export function formatPhone(value: string): string {
  return isPhone(value)
    ? value.replace(/(\+380)(\d{2})(\d{3})(\d{2})(\d{2})/, '$1 $2 $3 $4 $5')
    : value
}
