/** A row's fields as texts and back, for the panel and the terminal. */

/** A value as a person reads and types it: a text as it is, anything else as JSON. */
export const fieldText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null)

/**
 * Parses the new value of a field whose present value is `value`. `null` is null. If the present
 * value is a string, null or missing, the result is the text; otherwise the text is parsed as JSON.
 * @throws if it is not valid JSON
 */
export function fieldValue(text: string, value: unknown): unknown {
  if (text === 'null') return null
  if (typeof value === 'string' || value === null || value === undefined) return text
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${text} is not JSON`)
  }
}
