/** Who a screen is for. */
export const AREAS = {
  guest: 'Гість',
  coach: 'Тренер',
  client: 'Клієнт',
  both: 'Тренер і клієнт',
} as const
