import type { State } from './state.ts'

/** Where a mock server keeps its state. */
export interface Store {
  /** Runs `work` on the state, alone: no other call or tab is at it until `work` is done and its changes are kept. */
  run<T>(work: (state: State) => T | Promise<T>): Promise<T>
  /** Puts another state in its place. */
  replace(state: State): Promise<void>
}

/** A store that lives as long as the process or page. */
export class MemoryStore implements Store {
  #state: State
  #last: Promise<unknown> = Promise.resolve()

  constructor(state: State) {
    this.#state = state
  }

  run<T>(work: (state: State) => T | Promise<T>): Promise<T> {
    const result = this.#last.then(() => work(this.#state))
    this.#last = result.catch(() => undefined)
    return result
  }

  async replace(state: State): Promise<void> {
    await this.#last
    this.#state = state
  }
}
