/** The people that the suite has registered, and whether they were deleted again, with their data. */
import * as v from 'valibot'

import { type MadeCall, requestOf } from '../http-exchange.ts'
import type { ServerUnderTest } from '../server-under-test.ts'

const DELETION = 'DELETE /v1/users/me'

export interface Leftovers {
  registered: number
  kept: string[]
}

const Sent = v.partial(v.object({ phone: v.string(), verification_id: v.string() }))
const Started = v.object({ verification_id: v.string() })
const Registration = v.object({ data: Started })
const Tokens = v.object({ access_token: v.string() })

export class RegisteredPeople {
  /** Verification → phone, for our own people. */
  readonly #verifications = new Map<string, string>()
  /** Phone → the newest token of a person registered with it; null once they are deleted. */
  readonly #people = new Map<string, string | null>()

  note(call: MadeCall): void {
    const { operation, answer } = call
    if (!answer || answer.status >= 300) return
    if (operation === DELETION) this.#deleted(call.caller?.token)
    else if (operation.includes(' /v1/auth/')) this.#signedIn(call, answer.body)
  }

  #deleted(token: string | undefined): void {
    for (const [phone, held] of this.#people) if (held === token) this.#people.set(phone, null)
  }

  #signedIn({ operation, body }: MadeCall, answered: unknown): void {
    const { phone, verification_id = '' } = v.is(Sent, body) ? body : {}
    // A person who only signs in existed before, unless we know them.
    if (phone !== undefined && (operation.includes('/regist') || this.#people.has(phone))) {
      if (v.is(Registration, answered))
        this.#verifications.set(answered.data.verification_id, phone)
      if (v.is(Started, answered)) this.#verifications.set(answered.verification_id, phone)
    }
    const owner = this.#verifications.get(verification_id) ?? phone
    if (!v.is(Tokens, answered) || owner === undefined) return
    if (operation.endsWith('/registration/complete') || this.#people.has(owner))
      this.#people.set(owner, answered.access_token)
  }

  async clean(server: ServerUnderTest): Promise<Leftovers> {
    const kept: string[] = []
    for (const token of this.#people.values()) {
      if (token === null) continue
      await server
        .fetch(requestOf(server.origin, DELETION, { token }, {}))
        .then(({ ok, status }) => (ok ? null : kept.push(`${DELETION} answers ${status}`)))
        .catch((error: unknown) => kept.push(String(error)))
    }
    return { registered: this.#people.size, kept }
  }
}

/** What is left on the server, one line each. */
export const leftoversText = ({ registered, kept }: Leftovers): string[] => [
  `${registered - kept.length} of ${registered} people that were registered are deleted, with all they have made.`,
  ...kept.map((reason) => `A person is left: ${reason}.`),
]
