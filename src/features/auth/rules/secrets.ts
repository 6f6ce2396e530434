/** The checklist below a new password, one flag per requirement (product §4, product §9). */
export interface PasswordRequirements {
  /** 8 to 128 characters. */
  length: boolean
  /** At least one of ! @ # $ % ^ & *. */
  special: boolean
}

/**
 * Which requirements the password meets. Characters are code points, as the server's schema counts
 * them.
 */
export function passwordRequirements(password: string): PasswordRequirements {
  const { length } = Array.from(password)
  return { length: length >= 8 && length <= 128, special: /[!@#$%^&*]/.test(password) }
}

/** Whether the password meets every requirement. */
export function isPassword(password: string): boolean {
  const { length, special } = passwordRequirements(password)
  return length && special
}

/** Digits of a one-time code, and boxes on the screen (product §9). */
export const CODE_LENGTH = 4

/**
 * The code in a pasted text, such as '1234' in 'Код: 12-34'; null unless it has exactly 4 digits.
 */
export function digitsFromPaste(text: string): string | null {
  const digits = text.replace(/\D/g, '')
  return digits.length === CODE_LENGTH ? digits : null
}
