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
