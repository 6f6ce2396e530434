import type { anotherOwner } from './auth-session.ts'

/**
 * The page belongs to one person, and the stored session to another person or to a flow that has
 * begun since.
 */
export class AnotherOwnerError extends Error {
  override readonly name = 'AnotherOwnerError'
  readonly owner: ReturnType<typeof anotherOwner>

  constructor(owner: ReturnType<typeof anotherOwner>) {
    super()
    this.owner = owner
  }
}
