import type { Period } from '#src/api/sessions.ts'
import { addMonths } from '#src/domain/time/calendar-date.ts'

/** The month that begins today (`YYYY-MM-DD`): what a card calls upcoming (product §9 «Client card»). */
export const monthAhead = (today: string): Period => ({ from: today, to: addMonths(today, 1) })

/** The month that ends today: what a card calls history (product §9 «Client card»). */
export const monthBehind = (today: string): Period => ({ from: addMonths(today, -1), to: today })

/** The year that begins today: nobody requests a training further ahead. */
export const yearAhead = (today: string): Period => ({ from: today, to: addMonths(today, 12) })
