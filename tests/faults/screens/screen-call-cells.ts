import type { Operation } from '#src/api/operation.ts'

import { isOnlyUnreadable, type Kind } from '../kinds.ts'
import { isReadAgain, losesConnection, waitsForPress } from './connection.ts'
import { playAlone, playNext, recover } from './play-cell.ts'
import { isMadeOnce, REFRESH } from './play.ts'
import type { ScreenCall } from './screen-call.ts'
import type { TestApp } from './test-app.tsx'

/**
 * The last two kinds tried on a shared screen. A change fails without a connection, and waits for a
 * press when it is back: one screen. A read that fails is repeated then, and ends with a success;
 * the connection of a screen that has read everything is lost on another one.
 */
const [BEFORE_LAST, LAST]: [Kind, Kind] = ['network', 'reconnect']

const ALONE = new Set<Kind>(['slow', 'timeout', '401 then refreshed', '401 then signed out'])

/**
 * The cells of one call on a screen. Failures after which the screen is unchanged, so that the call can be
 * repeated, share one screen: each is the next answer to a retry.
 */
export class Cells {
  readonly kinds: readonly Kind[]
  readonly #operation: Operation
  readonly #screenCall: ScreenCall
  /** The open screen on which the call failed last; null if the next cell needs a new one. */
  #shared: TestApp | null = null

  constructor(operation: Operation, screenCall: ScreenCall, kinds: readonly Kind[]) {
    this.#operation = operation
    this.#screenCall = screenCall
    const place = (kind: Kind): number => {
      if (kind === LAST || kind === BEFORE_LAST) return kind === LAST ? 2 : 1
      return this.#isShared(kind) ? 0 : 3
    }
    this.kinds = kinds.toSorted((one, other) => place(one) - place(other))
  }

  #isShared(kind: Kind): boolean {
    const { again, againBy, but } = this.#screenCall
    if (again === null || againBy !== undefined || this.#operation === REFRESH) return false
    if (kind === LAST)
      return isMadeOnce(this.#operation, this.#screenCall) && this.#isShared(BEFORE_LAST)
    const isFine = isOnlyUnreadable(kind, this.#operation)
    return !isFine && !ALONE.has(kind) && but?.(kind) === undefined
  }

  /** Makes the call, broken in one way, and checks everything that a person can expect. */
  async play(kind: Kind): Promise<void> {
    if (!this.#isShared(kind)) await this.close()
    const isRead = !isMadeOnce(this.#operation, this.#screenCall)
    if (isRead && kind === LAST) return losesConnection(this.#operation, this.#screenCall)
    const shared = this.#shared
    this.#shared = null
    const failure = kind === LAST ? BEFORE_LAST : kind
    const testApp = shared ?? (await playAlone(this.#operation, this.#screenCall, failure))
    try {
      if (kind === LAST) return await waitsForPress(this.#operation, this.#screenCall, testApp)
      if (shared) await playNext(this.#operation, this.#screenCall, kind, shared)
      if (isRead && kind === BEFORE_LAST)
        await isReadAgain(this.#operation, this.#screenCall, testApp)
      else if (this.#isShared(kind)) this.#shared = testApp
      else await recover(this.#operation, this.#screenCall, kind, testApp)
    } finally {
      if (this.#shared === null) await testApp.close()
    }
  }

  /** Closes the screen that is still open. */
  async close(): Promise<void> {
    await this.#shared?.close()
    this.#shared = null
  }
}
