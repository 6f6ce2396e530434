/**
 * Whose tokens of the server these are. When a mocked operation is called with a token that the
 * mock has not issued, the server is asked once whose it is; then the mock knows the token and its
 * person.
 */
import { clockNow } from '../clock.ts'
import { match } from '../contract.ts'
import type { Product } from '../product.ts'
import type { Store } from '../store.ts'
import { askServer } from './ask-server.ts'
import { logCall, type Logging } from './log-call.ts'
import { bearerOf } from './request-check.ts'
import type { Upstream } from './upstream.ts'

interface Asking extends Logging {
  product: Product
  store: Store
  upstream: Upstream
}

/** The pending questions, by token: parallel calls share one. */
const questions = new WeakMap<Store, Map<string, Promise<void>>>()

/**
 * Makes the caller's token known to the mock, if the server knows it. A token that it refuses stays
 * unknown. @throws if the server gives no answer: the caller must not be signed out for that
 */
export async function knowCaller(call: Request, asking: Asking): Promise<void> {
  const token = bearerOf(call)
  if (token === undefined) return
  const { foreign } = asking.product.access
  const isOpen = await asking.store.run(
    ({ db, settings }) => settings.server.length > 0 && !foreign.isKnown(db, token),
  )
  if (!isOpen) return
  const own = questions.get(asking.store) ?? new Map<string, Promise<void>>()
  questions.set(asking.store, own)
  const question = own.get(token) ?? ask(new URL(foreign.me, call.url), token, asking)
  own.set(token, question)
  await question.finally(() => own.delete(token))
}

async function ask(url: URL, token: string, asking: Asking): Promise<void> {
  const { store, upstream } = asking
  const { me, loadAdopt } = asking.product.access.foreign
  const operation = match('GET', me)?.operation
  if (!operation) throw new Error(`The contract has no ${me}`)
  const started = performance.now()
  const call = new Request(url, { headers: { authorization: `Bearer ${token}` } })
  const at = await store.run(({ settings }) => clockNow(settings.clock))
  const outcome = await askServer(upstream, operation, call.clone())
  logCall(asking, { unread: call, operation, sent: undefined, at, started }, outcome)
  const { status } = outcome.response
  if (status >= 400 && status < 500) return
  const adopt = await loadAdopt()
  const isAdopted = status === 200 && (await store.run(({ db }) => adopt(db, token, outcome.body)))
  if (!isAdopted)
    throw new Error(`the server did not tell whose token this is (GET ${me} in the log)`)
}
