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
  const trimmed = input.replace(/^\W*tel:/i, '').trim()
  // A text with a letter is not a number, so the rest of it is not made into one.
  if (/\p{L}/u.test(trimmed)) return trimmed
  const digits = trimmed.replace(/\D/g, '')
  // After the code of the country there is no zero; a code before a whole number was written twice.
  const own = /^(?:(?:00)?3?80|0(?!0))(?:0|380(?=\d{7}))*(\d{0,9})$/.exec(digits)
  return own ? `+380${own[1]}` : trimmed
}

/**
 * '+380671234567' for reading: '+380 67 123 45 67'. Anything that is not a full number is returned
 * unchanged.
 */
export function formatPhone(value: string): string {
  return value.replace(/^(\+380)(\d\d)(\d{3})(\d\d)(\d\d)$/, '$1 $2 $3 $4 $5')
}
