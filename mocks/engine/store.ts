import type { State } from './server-state.ts'

/** Where a mock server keeps its state. */
export interface Store {
  /**
   * Runs `work` on the state, exclusively: no other call or tab accesses it until `work` is done
   * and its changes are stored. If it throws, nothing changes.
   */
  run<T>(work: (state: State) => T | Promise<T>): Promise<T>
  /** Replaces the state. */
  replace(state: State): Promise<void>
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

/** A store that lives as long as the process or page. */
export class MemoryStore implements Store {
  #state: State
  #last: Promise<unknown> = Promise.resolve()

  constructor(state: State) {
    this.#state = state
  }

  run<T>(work: (state: State) => T | Promise<T>): Promise<T> {
    const result = this.#last.then(() => attempt(this.#state, () => work(this.#state)))
    this.#last = result.catch(() => undefined)
    return result
  }

  async replace(state: State): Promise<void> {
    await this.#last
    this.#state = state
  }
}
