import type { takenOver } from './session/auth-session.ts'

/** The page is of one person, and the stored session of another one or of a flow that was begun since. */
export class TakenOver extends Error {
  override readonly name = 'TakenOver'
  readonly by: ReturnType<typeof takenOver>

  constructor(by: ReturnType<typeof takenOver>) {
    super()
    this.by = by
  }
}
