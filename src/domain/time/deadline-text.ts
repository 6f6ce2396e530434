import { dayText } from './date-text.ts'
import { kyivNow } from './kyiv-time.ts'

/**
 * Until when something must be done, both moments in ms: 'до 12:40', or 'до 01:00 (ср, 3 березня)'
 * if that is not today in Kyiv.
 */
export function deadlineText(deadline: number, now: number): string {
  const { date, time } = kyivNow(deadline)
  return date === kyivNow(now).date ? `до ${time}` : `до ${time} (${dayText(date)})`
}
