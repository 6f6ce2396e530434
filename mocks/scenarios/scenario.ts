import type { Rows } from '../db/tables.ts'

export const SCENARIO_IDS = [
  'typical',
  'empty',
  'new-client',
  'busy',
  'huge',
  'edge',
  'taken',
  'expired',
  'expired-refresh',
] as const

export type ScenarioId = (typeof SCENARIO_IDS)[number]
export type Persona = 'coach' | 'client' | 'guest'

export const isScenarioId = (value: string): value is ScenarioId =>
  SCENARIO_IDS.some((id) => id === value)

/** A named state of the whole product, one file each. */
export interface Scenario {
  id: ScenarioId
  /** Ukrainian, for the panel. */
  title: string
  /** Ukrainian: what it is for. */
  purpose: string
  /** Kyiv wall time (`YYYY-MM-DDTHH:MM`) at which the clock starts. */
  clock: string
  /** User ids of the two personas. */
  personas: { coach: string; client: string }
  /** Which of a persona's tokens are already expired after a sign-in by `as=`. */
  expiredTokens?: readonly ('access' | 'refresh')[]
  /** The database, a new copy: the same rows every time. */
  build: () => Rows
}
