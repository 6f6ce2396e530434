/**
 * The calls of the suite as texts, without what a report must not contain: tokens, passwords, phones
 * and codes, wherever the server under test repeats them.
 */
import { isSecret, MASK, masked, maskedUrl } from '#mocks/engine/log.ts'

import type { Answer, MadeCall } from '../http-exchange.ts'

export interface ReportedCall extends Pick<MadeCall, 'operation' | 'problem'> {
  status: number | null
  during: string
  request: string
  answer: string
}

/** A longer body is cut, and the report says how much is left out. */
const LENGTH = 4000

const cut = (text: string): string =>
  text.length > LENGTH
    ? `${text.slice(0, LENGTH)}\n… ${text.length - LENGTH} characters more`
    : text

const bodyText = (body: unknown): string =>
  body === undefined ? '' : `\n${cut(JSON.stringify(masked(body), null, 2))}`

function requestText({ operation, url, caller, body }: MadeCall): string {
  const [method = ''] = operation.split(' ')
  const authorization = caller ? '\nauthorization: Bearer •••' : ''
  const sent = body instanceof FormData ? Object.fromEntries(body) : body
  return `${method} ${maskedUrl(new URL(url))}${authorization}${bodyText(sent)}`
}

function answerText(answer: Answer | null): string {
  if (!answer) return 'No answer came.'
  const { status, type, retryAfter, bytes, body } = answer
  const head = `${status} ${type}`.trim() + (retryAfter ? `\nretry-after: ${retryAfter}` : '')
  if (body !== undefined) return head + bodyText(body)
  if (bytes.length === 0) return head
  const isText = /^text\/|json|xml/.test(type)
  return `${head}\n${isText ? cut(new TextDecoder().decode(bytes)) : `[${bytes.length} bytes]`}`
}

/**
 * The only fields of a sign-in answer that are not hidden: a server might send a token under any
 * other name.
 */
const OPEN = new Set(['code', 'message', 'context', 'scope', 'field', 'requires_2fa'])

/** Adds the texts in a value whose key makes them a secret. */
function collect(secrets: Set<string>, key: string, value: unknown, isHidden = isSecret): void {
  if (typeof value === 'string' || typeof value === 'number') {
    if (isHidden(key, value)) secrets.add(String(value))
  } else if (typeof value === 'object' && value !== null && !(value instanceof Blob))
    for (const [name, item] of Object.entries(value))
      collect(secrets, Array.isArray(value) ? key : name, item, isHidden)
}

const PHONE = /(\+|%2B)380\d{9}/gi
const JWT = /eyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g
/** A shorter one is hidden only if it is the whole value. */
const UNIQUE = 8

/** The text without the secrets, and without anything that looks like one. */
export function hide(text: string, secrets: readonly string[]): string {
  let hidden = text
  for (const secret of secrets) {
    if (secret.length >= UNIQUE)
      hidden = hidden.replaceAll(secret, MASK).replaceAll(encodeURIComponent(secret), MASK)
    else
      for (const quote of ['"', "'"])
        hidden = hidden.replaceAll(`${quote}${secret}${quote}`, `${quote}${MASK}${quote}`)
  }
  return hidden.replaceAll(PHONE, MASK).replaceAll(JWT, MASK)
}

export class Transcript {
  readonly #calls: (MadeCall & { during: string })[] = []
  readonly #secrets = new Set<string>()

  add(call: MadeCall, during: string): void {
    const { operation, url, caller, body, answer } = call
    if (caller) this.#secrets.add(caller.token)
    collect(this.#secrets, '', Object.fromEntries(new URL(url).searchParams))
    if (!(body instanceof FormData)) collect(this.#secrets, '', body)
    const isOpen = !operation.includes(' /v1/auth/')
    collect(
      this.#secrets,
      '',
      answer?.body,
      (key, value) => isSecret(key, value) || !(isOpen || OPEN.has(key)),
    )
    this.#calls.push({ ...call, during })
  }

  /** To hide them in later texts, the longest first. */
  secrets(): string[] {
    return [...this.#secrets].toSorted((a, b) => b.length - a.length)
  }

  /** Without secrets, including those that were not known yet when a call was made. */
  calls(): ReportedCall[] {
    const secrets = this.secrets()
    return this.#calls.map((call) => ({
      operation: call.operation,
      status: call.answer?.status ?? null,
      problem: call.problem && hide(call.problem, secrets),
      during: call.during,
      request: hide(requestText(call), secrets),
      answer: hide(answerText(call.answer), secrets),
    }))
  }
}
