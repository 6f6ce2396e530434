/** Who a screen is for. */
export const AREAS = {
  guest: 'Гість',
  coach: 'Тренер',
  client: 'Клієнт',
  both: 'Тренер і клієнт',
} as const

/** Whom a guard keeps out, as a sentence, by the name of its function in `src/frame/guards.ts`. */
export const KEPT_OUT: Record<string, string> = {
  requireToken: 'хто не увійшов',
  requireCoach: 'хто не тренер',
}
