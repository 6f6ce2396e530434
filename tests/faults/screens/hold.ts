/** Holds calls, so that a test can check the screen while they are in progress. */
import { match } from '#mocks/engine/contract.ts'
import type { Operation } from '#src/api/operation.ts'

export interface Hold {
  /** How many calls are held now; one that is aborted is held no longer. */
  waiting: () => number
  /** The addresses of the calls that have been made. */
  made: () => readonly string[]
  /** Releases them, and all later ones. */
  release: () => void
}

interface Held {
  waiting: number
  made: string[]
  released: Promise<void>
  /** Whether the server's answers are held, or the calls before they reach the server. */
  isAnswer: boolean
}

const held = new Map<string, Held>()

const fetch = window.fetch.bind(window)
window.fetch = async (input, init) => {
  const request = new Request(input, init)
  const name = match(request.method, new URL(request.url).pathname)?.operation.name
  const hold = name === undefined ? undefined : held.get(name)
  if (!hold) return fetch(request)
  hold.made.push(request.url)
  const answer = hold.isAnswer ? await fetch(request) : null
  hold.waiting += 1
  await Promise.race([hold.released, aborted(request.signal)])
  hold.waiting -= 1
  return answer ?? fetch(request)
}

const aborted = (signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))

/** Holds every call of an operation from now on, before it reaches the server. */
export const holdCalls = (operation: Operation): Hold => holdEach(operation, false)

/** Holds every answer of an operation from now on. */
export const holdAnswers = (operation: Operation): Hold => holdEach(operation, true)

function holdEach(operation: Operation, isAnswer: boolean): Hold {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  const calls: Held = { waiting: 0, made: [], released, isAnswer }
  held.set(operation, calls)
  return {
    waiting: () => calls.waiting,
    made: () => calls.made,
    release() {
      held.delete(operation)
      resolve()
    },
  }
}
