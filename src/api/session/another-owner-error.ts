import type { anotherOwner } from './auth-session.ts'

/**
 * Thrown if the page belongs to one person, but the stored session to another person or to a flow
 * that has begun since.
 */
export class AnotherOwnerError extends Error {
  override readonly name = 'AnotherOwnerError'
  readonly owner: ReturnType<typeof anotherOwner>

  constructor(owner: ReturnType<typeof anotherOwner>) {
    super()
    this.owner = owner
  }
}
