import type { State } from './server-state.ts'

/** Where a mock server keeps its state. */
export interface Store {
  /**
   * Runs `work` on the state and stores its changes, after the earlier calls of this page. If
   * another tab has written meanwhile, the changes are undone and `work` runs again on the newest
   * state. If it throws, nothing changes.
   */
  run<T>(work: (state: State) => T | Promise<T>): Promise<T>
  /** Replaces the state. */
  replace(state: State): Promise<void>
  /** True once the browser has refused the database: a reload would show an older state. */
  readonly isRefused?: boolean
}

/** Runs `work` on the state; if it throws, the state is restored. */
export async function attempt<T>(state: State, work: () => T | Promise<T>): Promise<T> {
  const settings = structuredClone(state.settings)
  const tables = Object.values(state.db)
  for (const table of tables) table.mark()
  try {
    return await work()
  } catch (error) {
    for (const table of tables) table.undo()
    state.settings = settings
    throw error
  }
}

/** Returns a function that runs works one after another, also after one that has failed. */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}

/** A store that lives as long as the process or page. */
export class MemoryStore implements Store {
  readonly #queue = oneAtATime()
  #state: State

  constructor(state: State) {
    this.#state = state
  }

  run<T>(work: (state: State) => T | Promise<T>): Promise<T> {
    return this.#queue(() => attempt(this.#state, () => work(this.#state)))
  }

  replace(state: State): Promise<void> {
    return this.#queue(async () => {
      this.#state = state
    })
  }
}
