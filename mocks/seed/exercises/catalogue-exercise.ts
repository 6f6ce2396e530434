import type { MuscleCode } from '#mocks/muscles/muscle-code.ts'

/** An exercise before it has an id and a picture (product §3 «Exercise»). */
export interface CatalogueExercise {
  readonly code: string
  readonly name: string
  /** The muscles that it trains, the main one first. */
  readonly primary: readonly MuscleCode[]
  /** The muscles that help. */
  readonly secondary: readonly MuscleCode[]
}
