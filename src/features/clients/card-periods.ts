import type { Period } from '#src/api/reads.ts'
import { addMonths } from '#src/domain/time/calendar-date.ts'

/**
 * The month from today on (`YYYY-MM-DD`), which a card shows as upcoming (product §9 «Client
 * card»).
 */
export const monthAhead = (today: string): Period => ({ from: today, to: addMonths(today, 1) })

/** The month up to today, which a card shows as history (product §9 «Client card»). */
export const monthBehind = (today: string): Period => ({ from: addMonths(today, -1), to: today })

/** The year from today on: nobody requests a training further ahead. */
export const yearAhead = (today: string): Period => ({ from: today, to: addMonths(today, 12) })
