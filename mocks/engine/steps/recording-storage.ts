/**
 * What survives a load of the page during a recording: the steps in the tab's storage, the first
 * state in IndexedDB.
 */
import { createStore, del, get, set } from 'idb-keyval'

import type { HistoryPlace } from './page-loads.ts'
import type { RawStep } from './step.ts'
import { STEPS_KEY } from './steps-handle.ts'
import type { ExportedState } from './window-mock.ts'

export interface Kept {
  /** Whether a recording is in progress. */
  isOn: boolean
  steps: RawStep[]
  /** Whether the application itself has started the current load. */
  isOwnLoad: boolean
  place: HistoryPlace | null
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
    // If storage is blocked or full, the recording ends with this page.
  }
}

const STATE = 'state'

/**
 * The state at the start; a database of millions of characters is too large for the tab's storage.
 */
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
