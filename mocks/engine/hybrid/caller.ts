/**
 * Whose the server's tokens are. A mocked operation that is called with a token which the mock has not
 * issued asks the server once, `GET /v1/users/me`, and from then on knows the token and its person.
 */
import * as v from 'valibot'

import type { Db } from '#mocks/db/db.ts'
import type { UserRow } from '#mocks/db/tables.ts'
import { adoptToken } from '#mocks/rules/tokens.ts'
import { Role } from '#src/api/schemas.gen.ts'

import { clockNow } from '../clock.ts'
import { match } from '../contract.ts'
import { logCall, type Logging } from '../log-call.ts'
import { bearerOf } from '../request-check.ts'
import type { Store } from '../store.ts'
import { askServer } from './ask-server.ts'
import type { Upstream } from './upstream.ts'

interface Asking extends Logging {
  store: Store
  upstream: Upstream
}

/** Of a person what the mock cannot do without; the server's answer may lack the rest. */
const Person = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  role: Role,
  first_name: v.fallback(v.string(), ''),
  last_name: v.fallback(v.string(), ''),
  phone: v.fallback(v.string(), ''),
  status: v.fallback(v.string(), ''),
  gender: v.fallback(v.nullable(v.picklist(['woman', 'man'])), null),
  publicSlug: v.fallback(v.nullable(v.string()), null),
})

const ME = '/v1/users/me'

/** The questions on their way, by token: calls that come together ask once. */
const questions = new WeakMap<Store, Map<string, Promise<void>>>()

/**
 * Makes the caller's token known to the mock, if the server knows it. A token that it refuses stays
 * unknown. @throws where the server does not tell: the caller is not to be signed out for that
 */
export async function knowCaller(call: Request, asking: Asking): Promise<void> {
  const token = bearerOf(call)
  if (token === undefined) return
  const isOpen = await asking.store.run(
    ({ db, settings }) => settings.server.length > 0 && db.tokens.get(token) === undefined,
  )
  if (!isOpen) return
  const own = questions.get(asking.store) ?? new Map<string, Promise<void>>()
  questions.set(asking.store, own)
  const question = own.get(token) ?? ask(new URL(ME, call.url), token, asking)
  own.set(token, question)
  await question.finally(() => own.delete(token))
}

async function ask(url: URL, token: string, asking: Asking): Promise<void> {
  const { store, upstream } = asking
  const operation = match('GET', ME)?.operation
  if (!operation) throw new Error(`The contract has no ${ME}`)
  const started = performance.now()
  const call = new Request(url, { headers: { authorization: `Bearer ${token}` } })
  const at = await store.run(({ settings }) => clockNow(settings.clock))
  const outcome = await askServer(upstream, operation, call.clone())
  logCall(asking, { unread: call, operation, sent: undefined, at, started }, outcome)
  const { status } = outcome.response
  if (status >= 400 && status < 500) return
  const { success, output } = v.safeParse(Person, outcome.body)
  if (status !== 200 || !success)
    throw new Error('the server did not tell whose token this is (GET /v1/users/me in the log)')
  await store.run(({ db }) => {
    if (!db.users.get(output.id)) adopt(db, output)
    adoptToken(db, token, output.id)
  })
}

/** Puts a person of the server's into the mock's tables. Nobody signs in as them here: that is the server's. */
const adopt = (db: Db, person: v.InferOutput<typeof Person>): UserRow =>
  db.users.insert({
    ...person,
    password: crypto.randomUUID(),
    image_id: null,
    second_factor: false,
    coach_id: null,
    registered: true,
  })
