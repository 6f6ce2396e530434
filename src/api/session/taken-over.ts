import type { takenOver } from './auth-session.ts'

/**
 * The page belongs to one person, and the stored session to another person or to a flow that has
 * begun since.
 */
export class TakenOver extends Error {
  override readonly name = 'TakenOver'
  readonly by: ReturnType<typeof takenOver>

  constructor(by: ReturnType<typeof takenOver>) {
    super()
    this.by = by
  }
}
