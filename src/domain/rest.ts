/** One choice of the rest dropdown: the seconds and their text. */
export interface RestOption {
  value: number
  label: string
}

/** The fixed choices of rest after a set (product §5, product §9). */
export const REST_OPTIONS: readonly RestOption[] = [0, 30, 60, 120, 180, 300].map((value) => ({
  value,
  label: restText(value),
}))

/** Seconds of rest in words: 0 is 'Відсутній', 90 is '1 хв 30 сек', 120 is '2 хв'. */
export function restText(seconds: number): string {
  if (seconds === 0) return 'Відсутній'
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  return [minutes > 0 && `${minutes} хв`, rest > 0 && `${rest} сек`].filter(Boolean).join(' ')
}
