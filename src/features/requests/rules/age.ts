const MINUTE_MS = 60_000
const MINUTES_PER_HOUR = 60

/**
 * How long ago a request was made (product §2 «Coach request popup»). Both in ms; with a clock
 * behind the server's the age would be negative, and is shown as just now.
 */
export function ageLabel(createdAt: number, now: number): string {
  const minutes = Math.floor((now - createdAt) / MINUTE_MS)
  if (minutes < 1) return 'щойно'
  if (minutes < MINUTES_PER_HOUR) return `${minutes} хв назад`
  return `${Math.floor(minutes / MINUTES_PER_HOUR)} год тому`
}
