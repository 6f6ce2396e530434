/**
 * Sequential ids in the format of a version 4 UUID: stable, readable in a test, and small when
 * compressed.
 */
const PREFIXES = {
  user: '05e20000',
  coachInfo: 'c0ac4000',
  tag: '7a600000',
  certification: 'ce271000',
  experience: 'e49e2000',
  clientInfo: 'c11e4700',
  measurement: 'ca11be20',
  schedule: '5c4ed000',
  timeSlot: '51070000',
  session: '5e551000',
  program: '9206a000',
  muscle: 'b1ce9500',
  exercise: 'e4e2c000',
  image: '1a6e0000',
  conflict: '21fa1000',
} as const

export type IdKind = keyof typeof PREFIXES

/** The nth id of a kind: `idOf('session', 42)` is `5e551000-0000-4000-8000-00000000002a`. */
export const idOf = (kind: IdKind, n: number): string =>
  `${PREFIXES[kind]}-0000-4000-8000-${n.toString(16).padStart(12, '0')}`

/** Returns the ids of a kind one after another, from the nth on. */
export function idsOf(kind: IdKind, from = 1): () => string {
  let n = from
  return () => idOf(kind, n++)
}
