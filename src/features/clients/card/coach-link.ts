/**
 * The id or public slug in the link to a coach's page, or in the slug alone; null if there is none.
 */
export const coachIdIn = (text: string): string | null =>
  /^(?:\S*\/coach\/)?([a-z\d-]{1,64})\/?(?:[?#]\S*)?$/i.exec(text.trim())?.[1] ?? null
