/**
 * What a report must not contain: tokens, passwords, phones and codes, wherever the server under
 * test repeats them.
 */
import { isSecret, MASK } from '#mocks/engine/log.ts'

import type { MadeCall } from '../reported-call.ts'

const PHONE = /(\+|%2B)380\d{9}/gi
const JWT = /eyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g
/**
 * The only fields of a sign-in answer that are not hidden: a server might send a token under any
 * other name.
 */
const OPEN = new Set(['code', 'message', 'context', 'scope', 'field', 'requires_2fa'])
/** A shorter one is hidden only if it is the whole value. */
const UNIQUE = 8

export class Secrets {
  readonly #values = new Set<string>()

  /** Collects the secrets of a call, to recognise them in others. */
  record({ operation, url, caller, body, answer }: MadeCall): void {
    if (caller) this.#values.add(caller.token)
    for (const [key, value] of new URL(url).searchParams) this.#walk(key, value, isSecret)
    this.#walk('', body instanceof FormData ? undefined : body, isSecret)
    const isOpen = !operation.includes(' /v1/auth/')
    this.#walk('', answer?.body, (key, value) => isSecret(key, value) || !(isOpen || OPEN.has(key)))
  }

  #walk(key: string, value: unknown, isHidden: typeof isSecret): void {
    if (typeof value === 'string' || typeof value === 'number') {
      if (isHidden(key, value)) this.#values.add(String(value))
    } else if (typeof value === 'object' && value !== null && !(value instanceof Blob))
      for (const [name, item] of Object.entries(value))
        this.#walk(Array.isArray(value) ? key : name, item, isHidden)
  }

  /** All of them, to hide them in later texts. */
  values(): string[] {
    return [...this.#values].toSorted((a, b) => b.length - a.length)
  }
}

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
