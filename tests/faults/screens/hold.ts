/** Holds calls, so that a test can check the screen while they are in progress. */
import { match } from '#mocks/engine/contract.ts'
import type { Operation } from '#src/api/calls/operation.ts'

export interface Hold {
  /** How many calls are held now; one that is aborted is held no longer. */
  waiting: () => number
  /** The addresses of the calls that have been made. */
  made: () => readonly string[]
  /** Releases them, and all later ones. */
  release: () => void
}

const held = new Map<string, { waiting: number; made: string[]; released: Promise<void> }>()

const fetch = window.fetch.bind(window)
window.fetch = async (input, init) => {
  const request = new Request(input, init)
  const name = match(request.method, new URL(request.url).pathname)?.operation.name
  const hold = name === undefined ? undefined : held.get(name)
  if (hold) {
    hold.waiting += 1
    hold.made.push(request.url)
    await Promise.race([hold.released, aborted(request.signal)])
    hold.waiting -= 1
  }
  return fetch(request)
}

const aborted = (signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))

/** Holds every call of an operation from now on, before it reaches the server. */
export function holdCalls(operation: Operation): Hold {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  const hold = { waiting: 0, made: [], released }
  held.set(operation, hold)
  return {
    waiting: () => hold.waiting,
    made: () => hold.made,
    release() {
      held.delete(operation)
      resolve()
    },
  }
}
