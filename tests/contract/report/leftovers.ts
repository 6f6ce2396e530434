/** The people that the suite has registered, and whether they were deleted again, with their data. */
import * as v from 'valibot'

import { type MadeCall, requestOf } from '../http-exchange.ts'
import type { ServerUnderTest } from '../server-under-test.ts'

const DELETION = 'DELETE /v1/users/me'

export interface Leftovers {
  registered: number
  deleted: number
  /** Why the others could not be deleted. */
  refusals: string[]
}

const Tokens = v.object({ access_token: v.string() })

export class RegisteredPeople {
  readonly #count = { registered: 0, deleted: 0 }
  /** Every token of theirs; those that no longer count are refused. */
  readonly #tokens = new Set<string>()

  note({ operation, answer }: MadeCall): void {
    if (!answer || answer.status >= 300) return
    if (operation === DELETION) this.#count.deleted += 1
    if (operation.endsWith('/registration/complete')) this.#count.registered += 1
    // Only people who existed before have a second factor.
    if (v.is(Tokens, answer.body) && !operation.endsWith('/otp/verify'))
      this.#tokens.add(answer.body.access_token)
  }

  async clean(server: ServerUnderTest): Promise<Leftovers> {
    const refusals: string[] = []
    for (const token of this.#tokens)
      try {
        const request = requestOf(server.origin, DELETION, { token }, {})
        const { ok, status } = await server.fetch(request)
        if (ok) this.#count.deleted += 1
        else if (status !== 401) refusals.push(`${DELETION} answers ${status}`)
      } catch (error) {
        refusals.push(String(error))
      }
    return { ...this.#count, refusals }
  }
}

/** What is left on the server, one line each. */
export const leftoversText = ({ registered, deleted, refusals }: Leftovers): string[] => [
  `${deleted} of ${registered} people that were registered are deleted, with all they have made.`,
  ...refusals.map((reason) => `A person may be left: ${reason}.`),
]
