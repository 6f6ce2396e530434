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

/** Who can be chosen on the map. */
export const PEOPLE = { coach: 'Тренер', client: 'Клієнт', guest: 'Гість' } as const
export type Person = keyof typeof PEOPLE
export const PERSON_IDS: readonly Person[] = ['coach', 'client', 'guest']

/** What is around the screens, by its name in the code. */
export const FRAME_PARTS: Record<string, string> = {
  coachMenu: 'меню тренера',
  clientMenu: 'меню клієнта',
  logo: 'знак',
}
