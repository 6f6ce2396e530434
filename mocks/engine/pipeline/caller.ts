/**
 * Finds out who a token of the real server belongs to. When a mocked operation is called with a
 * token that the mock has not issued, the mock calls the server once and stores the token and its
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

interface CallerLookup extends Logging {
  product: Product
  store: Store
  upstream: Upstream
}

/** The pending lookups, by token: parallel calls share one. */
const lookups = new WeakMap<Store, Map<string, Promise<void>>>()

/**
 * Makes the caller's token known to the mock, if the server knows it. A token that it refuses stays
 * unknown. @throws if the server gives no answer: the caller must not be signed out for that
 */
export async function knowCaller(call: Request, lookup: CallerLookup): Promise<void> {
  const token = bearerOf(call)
  if (token === undefined) return
  const { foreign } = lookup.product.access
  const isOpen = await lookup.store.run(
    ({ db, settings }) => settings.server.length > 0 && !foreign.isKnown(db, token),
  )
  if (!isOpen) return
  const own = lookups.get(lookup.store) ?? new Map<string, Promise<void>>()
  lookups.set(lookup.store, own)
  const pending = own.get(token) ?? lookUp(new URL(foreign.me, call.url), token, lookup)
  own.set(token, pending)
  await pending.finally(() => own.delete(token))
}

async function lookUp(url: URL, token: string, lookup: CallerLookup): Promise<void> {
  const { store, upstream } = lookup
  const { me, loadAdopt } = lookup.product.access.foreign
  const operation = match('GET', me)?.operation
  if (!operation) throw new Error(`The contract has no ${me}`)
  const started = performance.now()
  const call = new Request(url, { headers: { authorization: `Bearer ${token}` } })
  const at = await store.run(({ settings }) => clockNow(settings.clock))
  const outcome = await askServer(upstream, operation, call.clone())
  logCall(lookup, { unread: call, operation, sent: undefined, at, started }, outcome)
  const { status } = outcome.response
  if (status >= 400 && status < 500) return
  const adopt = await loadAdopt()
  const isAdopted = status === 200 && (await store.run(({ db }) => adopt(db, token, outcome.body)))
  if (!isAdopted)
    throw new Error(`the server did not say whose token this is (GET ${me} in the log)`)
}
