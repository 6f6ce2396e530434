import { isApiError } from '#src/api/api-error.ts'

/**
 * React's report of an error that a boundary caught. A failed call is shown by the screen in its own
 * words and is nothing for the console; whatever else was caught is a fault of ours.
 */
export function onCaughtError(error: unknown): void {
  if (!isApiError(error)) console.error(error)
}
