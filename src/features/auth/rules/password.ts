/** The checklist under a new password, one flag a requirement (product §4, product §9). */
export interface PasswordRequirements {
  /** 8 to 128 characters. */
  length: boolean
  /** At least one of ! @ # $ % ^ & *. */
  special: boolean
}

/** Which requirements the password keeps. Characters are code points, as the server's schema counts. */
export function passwordRequirements(password: string): PasswordRequirements {
  const { length } = Array.from(password)
  return { length: length >= 8 && length <= 128, special: /[!@#$%^&*]/.test(password) }
}

/** Whether the password keeps every requirement. */
export function isPassword(password: string): boolean {
  const { length, special } = passwordRequirements(password)
  return length && special
}
