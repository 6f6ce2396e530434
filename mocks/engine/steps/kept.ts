/** What outlives a load of the page while steps are noted: the steps in the tab, the state of the start in IndexedDB. */
import { createStore, del, get, set } from 'idb-keyval'

import type { ExportedState } from '../page.ts'
import { STEPS_KEY } from './handle.ts'
import type { RawStep } from './step.ts'

export interface Kept {
  /** Whether steps are being noted. */
  isOn: boolean
  steps: RawStep[]
  /** Whether the application has asked for the load that is under way. */
  isOwnLoad: boolean
}

export function readKept(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(STEPS_KEY) ?? 'null')
  } catch {
    return null // blocked
  }
}

export function writeKept(kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(STEPS_KEY, JSON.stringify(kept))
    else sessionStorage.removeItem(STEPS_KEY)
  } catch {
    // A blocked storage, or a full one: the recording ends with this page.
  }
}

const STATE = 'state'

/** The state at the start; a database of millions of characters is too much for the tab's storage. */
export function startStore(name: string): {
  read: () => Promise<ExportedState | undefined>
  write: (state: ExportedState) => Promise<void>
  clear: () => Promise<void>
} {
  const idb = createStore(`${name}-steps`, 'start')
  return {
    read: () => get<ExportedState>(STATE, idb),
    write: (state) => set(STATE, state, idb),
    clear: () => del(STATE, idb),
  }
}
