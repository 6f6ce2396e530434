/** Holds calls, so that a test can check the screen while they are in progress. */
import { match } from '#mocks/engine/contract.ts'
import type { Operation } from '#src/api/calls/operation.ts'

export interface Hold {
  /** How many calls are held now. */
  waiting: () => number
  /** Releases them, and all later ones. */
  release: () => void
}

const held = new Map<string, { waiting: number; released: Promise<void> }>()

const fetch = window.fetch.bind(window)
window.fetch = async (input, init) => {
  const request = new Request(input, init)
  const name = match(request.method, new URL(request.url).pathname)?.operation.name
  const hold = name === undefined ? undefined : held.get(name)
  if (hold) {
    hold.waiting += 1
    await hold.released
    hold.waiting -= 1
  }
  return fetch(request)
}

/** Holds every call of an operation from now on, before it reaches the server. */
export function holdCalls(operation: Operation): Hold {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  const hold = { waiting: 0, released }
  held.set(operation, hold)
  return {
    waiting: () => hold.waiting,
    release() {
      held.delete(operation)
      resolve()
    },
  }
}
