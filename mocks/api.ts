/** The pipeline that every call goes through, whichever door it came by. */
import { withoutAdditions } from './bare.ts'
import { clockNow } from './clock.ts'
import { type ContractOperation, match, type Violation, violation } from './contract.ts'
import type { UserRow } from './db/tables.ts'
import { faultAnswer, type FaultKind, isDoneAllTheSame, takeFault } from './faults.ts'
import { handlerOf } from './handlers/by-name.ts'
import { Refusal } from './handlers/refusal.ts'
import { type LogEntry, masked, maskedHeaders, maskedUrl, type RequestLog } from './log.ts'
import { annulOverdue } from './rules/annulment.ts'
import { readAccess } from './rules/tokens.ts'
import type { State } from './state.ts'
import type { Store } from './store.ts'

export interface MockServer {
  store: Store
  log: RequestLog
  /** Called with the log entry of each call once it is answered. */
  onLog?: (entry: LogEntry) => void
}

/** What a handler answers. */
interface Reply {
  status: number
  body?: unknown
}

/** An answer on its way out, and what the log says of it. */
interface Outcome {
  response: Response
  body?: unknown
  violation?: string
  fault?: FaultKind
}

/** How often an answer that is held looks whether the latency has been lowered, in ms. */
const LOOK_MS = 50

/** Holds an answer for the latency; when that is lowered meanwhile, the answer does not wait for more. */
async function hold({ store }: MockServer, started: number): Promise<void> {
  for (;;) {
    const latency = await store.run(({ settings }) => settings.latency)
    const rest = started + latency - performance.now()
    if (rest <= 0) return
    await new Promise((resolve) => setTimeout(resolve, Math.min(rest, LOOK_MS)))
  }
}

/** Answers one call: latency → fault → authorisation → request check → handler → response check. */
export async function answer(request: Request, server: MockServer): Promise<Response> {
  const url = new URL(request.url)
  const started = performance.now()
  const found = match(request.method, url.pathname)
  const unread = request.clone()
  const sent = await readBody(request)
  const { latency, fault, now } = await server.store.run(({ settings }) => ({
    latency: settings.latency,
    fault: found && takeFault(settings.faults, found.operation.name),
    now: clockNow(settings.clock),
  }))
  const log = (outcome: Outcome): void => {
    const entry = server.log.add(
      {
        at: now,
        method: request.method,
        url: maskedUrl(url),
        operation: found?.operation.name ?? null,
        headers: maskedHeaders(request.headers),
        status: outcome.response.status,
        duration: Math.round(performance.now() - started),
        violation: outcome.violation ?? null,
        fault: outcome.fault === undefined ? null : String(outcome.fault),
        request: masked(sent),
        response: masked(outcome.body),
      },
      unread,
    )
    server.onLog?.(entry)
    if (outcome.violation)
      console.error(`The contract is broken: ${entry.operation ?? entry.url}: ${outcome.violation}`)
  }

  if (latency > 0) await hold(server, started)
  if (found && fault !== null && !isDoneAllTheSame(fault, found.operation)) {
    if (fault === 'timeout') log({ response: Response.error(), fault })
    const response = await faultAnswer(fault, found.operation)
    log({ response, fault })
    return response
  }
  // What answers 500 leaves the store as it was: `run` undoes what throws, and the catch stands outside of it.
  const outcome = found
    ? await server.store
        .run((state) => call(request, url, found, sent, state))
        .catch((error: unknown) =>
          broken(error instanceof Broken ? error.message : `crashed: ${String(error)}`),
        )
    : {
        ...refuse(new Refusal(404, 'not_found', 'No such operation')),
        violation: 'not in the contract',
      }
  if (found && fault !== null && outcome.response.ok) {
    const response = await faultAnswer(fault, found.operation)
    log({ response, fault })
    return response
  }
  log(outcome)
  return outcome.response
}

async function call(
  request: Request,
  url: URL,
  { operation, path }: { operation: ContractOperation; path: Record<string, string> },
  body: unknown,
  { db, settings }: State,
): Promise<Outcome> {
  const now = clockNow(settings.clock)
  const isBare = settings.answers === 'bare'
  try {
    if (isBare && operation.isAddition) throw new Refusal(404, 'not_found', 'No such operation')
    annulOverdue(db, now)
    const visitor = authorise(request, operation, { db, now })
    const query: Record<string, string> = Object.fromEntries(url.searchParams)
    const parameters = { path, query }
    checkRequest(operation, request.headers, parameters, body)
    const reply = await handlerOf(operation.name)({
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
    return checked(operation, isBare ? bare(operation, reply) : reply)
  } catch (error) {
    if (error instanceof Refusal) return documented(operation, error)
    throw error
  }
}

/** The caller, or null for a visitor of a public operation. */
function authorise(
  request: Request,
  operation: ContractOperation,
  { db, now }: { db: State['db']; now: number },
): UserRow | null {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (operation.auth === 'none') return null
  if (token === undefined) {
    if (operation.auth === 'optional') return null
    throw new Refusal(401, 'unauthorized', 'A bearer token is required')
  }
  return readAccess(db, token, now)
}

function checkRequest(
  operation: ContractOperation,
  headers: Headers,
  parameters: unknown,
  body: unknown,
): void {
  const isLeftOut = operation.isBodyOptional && !headers.has('content-type')
  const broken =
    violation(operation.parameters, parameters) ??
    (isLeftOut ? null : typeViolation(operation, headers)) ??
    (operation.body && !isLeftOut ? violation(operation.body, body) : null) ??
    (operation.multipart && !isUpload(body) ? { field: 'image', message: 'is required' } : null)
  if (broken) throw new InvalidRequest(broken.field.replace(/^(path|query)\//, ''), broken.message)
}

/** A body comes as the type that the contract names for it. */
function typeViolation(operation: ContractOperation, headers: Headers): Violation | null {
  const expected = operation.body
    ? 'application/json'
    : operation.multipart
      ? 'multipart/form-data'
      : null
  const [sent = ''] = headers.get('content-type')?.toLowerCase().split(';') ?? []
  if (expected === null || sent.trim() === expected) return null
  return { field: 'content-type', message: `must be ${expected}` }
}

class InvalidRequest extends Refusal {
  readonly fields: { field: string; message: string }[]

  constructor(field: string, message: string) {
    super(422, 'validation', `${field || 'body'} ${message}`)
    this.fields = [{ field: field || 'body', message }]
  }
}

const isUpload = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'image' in body && body.image instanceof Blob

/** JSON, or a form's fields; undefined where there is no body or it cannot be read. */
async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  try {
    if (type.startsWith('multipart/form-data')) return Object.fromEntries(await request.formData())
    const text = await request.text()
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

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

/** What the contract has not, of a reply or a refusal: the mock's own mistake. */
class Broken extends Error {}

/** A refusal, which must be one that the operation documents, body included. */
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

/** The reply without what the specification does not name. */
function bare({ answers }: ContractOperation, reply: Reply): Reply {
  const { isUnshown, additions } = answers.find(({ status }) => status === reply.status) ?? {}
  if (isUnshown) return { status: reply.status }
  return additions ? { ...reply, body: withoutAdditions(reply.body, additions) } : reply
}

/** The reply as a response, if it is what the contract promises. */
function checked(operation: ContractOperation, reply: Reply): Outcome {
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
  return { response: json(reply.status, reply.body), body: reply.body }
}
