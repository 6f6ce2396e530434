/** A row's fields as texts and back, for the panel and the terminal. */

/** A value as a person reads and types it: a text as it is, anything else as JSON. */
export const fieldText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null)

/**
 * The new value in a text for a field whose value is now `value`: `null` is null, a text stays a
 * text, anything else is JSON. @throws if it is not
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
