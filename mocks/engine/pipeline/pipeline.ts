/** The pipeline of every call, whichever door it came through. */
import { clockNow } from '../clock.ts'
import { type ContractOperation, loadChecks, match, violation } from '../contract.ts'
import { faultAnswer, isStillDone, takeFault } from '../faults.ts'
import type { Handlers, Product, Reply } from '../product.ts'
import { Refusal } from '../refusal.ts'
import type { Caller } from '../register.ts'
import { tagOf } from '../server-choice.ts'
import type { State } from '../server-state.ts'
import type { Store } from '../store.ts'
import { withoutAdditions } from './bare.ts'
import { logCall, type Logging, type Outcome } from './log-call.ts'
import { bearerOf, checkRequest, InvalidRequest, readBody } from './request-check.ts'
import type { Upstream } from './upstream.ts'

export interface MockServer extends Logging {
  product: Product
  store: Store
  /** The real server, if there is one; it answers the operations that are chosen for it. */
  upstream?: Upstream | undefined
  /** How a door makes a response of a JSON body. */
  respond?: Respond
  /** How a door answers a call that is not in the contract. */
  unknown?: (pathname: string) => Outcome
}

type Respond = (body: unknown, init: ResponseInit) => Response

/** How often a delayed answer checks whether the latency has been lowered, in ms. */
const LOOK_MS = 50

/**
 * Delays an answer by the latency; if that is lowered meanwhile, the answer waits no longer than
 * that.
 */
async function hold({ store }: MockServer, started: number): Promise<void> {
  for (;;) {
    const latency = await store.run(({ settings }) => settings.latency)
    const rest = started + latency - performance.now()
    if (rest <= 0) return
    await new Promise((resolve) => setTimeout(resolve, Math.min(rest, LOOK_MS)))
  }
}

/**
 * Answers one call: latency → fault → authorisation → request check → handler → response check. If
 * the real server was chosen for the operation, it replaces everything after the fault.
 */
export async function answer(request: Request, server: MockServer): Promise<Response> {
  const url = new URL(request.url)
  const started = performance.now()
  const found = match(request.method, url.pathname)
  const unread = request.clone()
  const sent = await readBody(request)
  const { latency, fault, clock, upstream } = await server.store.run(({ settings }) => ({
    latency: settings.latency,
    fault: found && takeFault(settings.faults, found.operation.name),
    clock: settings.clock,
    upstream: found && settings.server.includes(found.operation.name) ? server.upstream : undefined,
  }))
  const at = clockNow(clock)
  const log = (outcome: Outcome): void => {
    // The app takes it as now. A lost connection has no headers.
    if (outcome.response.type !== 'error')
      outcome.response.headers.set('date', new Date(clockNow(clock)).toUTCString())
    logCall(server, { unread, operation: found?.operation, sent, at, started }, outcome)
  }

  if (latency > 0) await hold(server, started)
  if (found && fault !== null && !isStillDone(fault, found.operation)) {
    if (fault === 'timeout') log({ response: Response.error(), fault })
    const response = await faultAnswer(fault, found.operation, server.product.brokenBody)
    log({ response, fault })
    return response
  }
  const outcome = !found
    ? (server.unknown?.(url.pathname) ?? {
        ...refuse(new Refusal(404, 'not_found', 'No such operation')),
        violation: 'not in the contract',
      })
    : upstream
      ? await answerThere(unread.clone(), found.operation, upstream, server)
      : await answerHere(request, url, found, sent, server)
  if (found && fault !== null && outcome.response.ok) {
    const response = await faultAnswer(fault, found.operation, server.product.brokenBody)
    log({ response, fault })
    return response
  }
  log(outcome)
  return outcome.response
}

/** Calls the real server. */
async function answerThere(
  unread: Request,
  operation: ContractOperation,
  upstream: Upstream,
  { store, product }: MockServer,
): Promise<Outcome> {
  const { askServer } = await import('./ask-server.ts')
  const outcome = await askServer(upstream, operation, unread)
  const token = bearerOf(unread)
  if (outcome.response.status === 401 && token !== undefined)
    await store.run(({ db }) => product.access.foreign.forget(db, token))
  return outcome
}

/**
 * A call that ends with 500 leaves the store unchanged: `run` undoes the changes when it throws,
 * and the catch is outside of it.
 */
async function answerHere(
  request: Request,
  url: URL,
  found: { operation: ContractOperation; path: Record<string, string> },
  sent: unknown,
  server: MockServer,
): Promise<Outcome> {
  const { store, upstream, product } = server
  try {
    if (upstream && found.operation.auth !== 'none') {
      const { knowCaller } = await import('./caller.ts')
      await knowCaller(request, { ...server, upstream })
    }
    const [handlers] = await Promise.all([
      product.loadHandlers(tagOf(found.operation.name)),
      loadChecks(found.operation),
    ])
    return await store.run((state) =>
      call(request, url, found, sent, { ...state, ...server, handlers }),
    )
  } catch (error) {
    return broken(error instanceof Broken ? error.message : `crashed: ${String(error)}`)
  }
}

async function call(
  request: Request,
  url: URL,
  { operation, path }: { operation: ContractOperation; path: Record<string, string> },
  body: unknown,
  { db, settings, product, handlers, respond }: State & MockServer & { handlers: Handlers },
): Promise<Outcome> {
  const now = clockNow(settings.clock)
  const isBare = settings.answers === 'bare'
  try {
    if (isBare && operation.isAddition) throw new Refusal(404, 'not_found', 'No such operation')
    product.passTime(db, now)
    const visitor = authorise(request, operation, (token) =>
      product.access.callerOf(db, token, now),
    )
    const query: Record<string, unknown> = {}
    // A parameter that is given twice is a list, which no parameter may be.
    for (const [name, value] of url.searchParams)
      query[name] = name in query ? [query[name], value] : value
    const parameters = { path, query }
    checkRequest(operation, request.headers, parameters, body)
    const handle = handlers[operation.name]
    if (!handle) throw new Broken('has no handler')
    const reply = await handle({
      ...parameters,
      body,
      visitor,
      get me() {
        if (!visitor) throw new Refusal(401, 'unauthorized', 'Sign in first')
        return visitor
      },
      db,
      now,
      origin: url.origin,
      otpInAnswers: settings.otp === 'auto',
    })
    return checked(operation, isBare ? bare(operation, reply) : reply, respond)
  } catch (error) {
    if (error instanceof Refusal) return documented(operation, error)
    throw error
  }
}

/** The caller, or null for a visitor of a public operation. */
function authorise(
  request: Request,
  operation: ContractOperation,
  callerOf: (token: string) => Caller,
): Caller | null {
  const token = bearerOf(request)
  if (operation.auth === 'none') return null
  if (token === undefined) {
    if (operation.auth === 'optional') return null
    throw new Refusal(401, 'unauthorized', 'A bearer token is required')
  }
  return callerOf(token)
}

const jsonResponse: Respond = (body, init) => new Response(JSON.stringify(body), init)

const json = (status: number, body: unknown, respond = jsonResponse): Response =>
  respond(body, { status, headers: { 'content-type': 'application/json' } })

function refuse(refusal: Refusal): Outcome {
  const body = {
    code: refusal.code,
    message: refusal.message,
    ...(refusal instanceof InvalidRequest ? { fields: refusal.fields } : {}),
  }
  const response = json(refusal.status, body)
  if (refusal.retryAfter !== undefined)
    response.headers.set('retry-after', String(Math.ceil(refusal.retryAfter)))
  return { response, body }
}

/** Thrown if a reply or a refusal is not in the contract: an error in the mock itself. */
class Broken extends Error {}

/** A refusal, whose status and body the operation must document. */
function documented(operation: ContractOperation, refusal: Refusal): Outcome {
  const { status, message } = refusal
  const known = operation.answers.find((one) => one.status === status)
  if (!known) throw new Broken(`answers ${status} (${message}), which it does not document`)
  const outcome = refuse(refusal)
  const wrong = known.check === null ? null : violation(known.check, outcome.body)
  if (wrong) throw new Broken(`refuses with ${status}, but ${wrong.field} ${wrong.message}`)
  return outcome
}

const broken = (what: string): Outcome => ({
  ...refuse(new Refusal(500, 'server_error', what)),
  violation: what,
})

/** The reply without the fields that the specification does not name. */
function bare({ answers }: ContractOperation, reply: Reply): Reply {
  const { isUnshown, additions } = answers.find(({ status }) => status === reply.status) ?? {}
  if (isUnshown) return { status: reply.status }
  return additions ? { ...reply, body: withoutAdditions(reply.body, additions) } : reply
}

/** The reply as a response, if it matches the contract. */
function checked(operation: ContractOperation, reply: Reply, respond?: Respond): Outcome {
  const promised = operation.answers.find(({ status }) => status === reply.status)
  if (!promised) throw new Broken(`answers ${reply.status}, which it does not document`)
  if (reply.body instanceof Blob && promised.binary)
    return {
      response: new Response(reply.body, {
        status: reply.status,
        headers: { 'content-type': reply.body.type },
      }),
      body: `[${reply.body.type}, ${reply.body.size} bytes]`,
    }
  if (promised.isUnshown && reply.body === undefined)
    return { response: new Response(null, { status: reply.status }) }
  if (promised.check === null) {
    if (reply.body !== undefined) throw new Broken(`answers ${reply.status} with a body`)
    return { response: new Response(null, { status: reply.status }) }
  }
  const wrong = violation(promised.check, reply.body)
  if (wrong) throw new Broken(`answers ${wrong.field || 'a body that'} ${wrong.message}`)
  return { response: json(reply.status, reply.body, respond), body: reply.body }
}
