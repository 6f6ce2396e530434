import { isApiError } from '#src/api/operation.ts'

/**
 * Handles an error that a React boundary caught. A failed call is shown by the screen and is not
 * logged; any other error is a bug and goes to the console.
 */
export function onCaughtError(error: unknown): void {
  if (!isApiError(error)) console.error(error)
}
