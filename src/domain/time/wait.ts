// How long something still lasts.

/**
 * Whole seconds, rounded up, until a moment; 0 once it has passed. Both in ms. Counting from the
 * moment instead of counting ticks stays correct in a suspended tab.
 */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000))
}

/** A wait in words, from whole seconds: «60 с», then «14 хв 59 с», «15 хв». */
export function waitText(seconds: number): string {
  if (seconds <= 60) return `${seconds} с`
  const rest = seconds % 60
  return `${Math.floor(seconds / 60)} хв${rest > 0 ? ` ${rest} с` : ''}`
}
