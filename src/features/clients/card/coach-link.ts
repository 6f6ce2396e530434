/**
 * The id or public slug in a text that has the link to a coach's page, such as a message, or in the
 * slug alone; null if there is none.
 */
export function coachIdIn(text: string): string | null {
  const link = /\/coach\/([a-z\d-]{1,64})\/?(?:[?#]|[.,;!)»]?(?:\s|$))/i.exec(text)
  return (link ?? /^([a-z\d-]{1,64})$/i.exec(text.trim()))?.[1] ?? null
}
