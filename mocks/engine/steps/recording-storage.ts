/**
 * What survives a load of the page during a recording: the steps in the tab's storage, the first
 * state in IndexedDB.
 */
import { createStore, del, get, set } from 'idb-keyval'
import * as v from 'valibot'

import type { HistoryPlace } from './page-loads.ts'
import { actionSchemas, address, stepSchema } from './step-schema.ts'
import type { Recording } from './step.ts'
import { STEPS_KEY } from './steps-handle.ts'
import type { ExportedState } from './window-mock.ts'

export interface Kept extends Recording {
  /** Whether the application itself has started the current load. */
  isOwnLoad: boolean
  place: HistoryPlace | null
}

const Typed = v.union([
  v.string(),
  v.object({ hides: v.picklist(['password', 'code']), raw: v.string() }),
])

const Kept: v.GenericSchema<unknown, Kept> = v.object({
  isOn: v.boolean(),
  isCut: v.boolean(),
  steps: v.array(stepSchema(v.union(actionSchemas(Typed)))),
  isOwnLoad: v.boolean(),
  place: v.nullable(v.object({ key: v.string(), index: v.number() })),
})

/** The recording in the tab's storage; null if there is none that this version can read. */
export function readKept(): Kept | null {
  try {
    const kept = v.safeParse(Kept, JSON.parse(sessionStorage.getItem(STEPS_KEY) ?? 'null'))
    return kept.success ? kept.output : null
  } catch {
    return null // blocked, or no JSON
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

/** The rest is checked by the mock that imports it. */
const Start = v.object({ rows: v.object({}), page: v.object({ address }) })

const isStart = (state: unknown): state is ExportedState => v.safeParse(Start, state).success

/**
 * The state at the start; a database of millions of characters is too large for the tab's storage.
 * Without IndexedDB nothing can be recorded: `write` rejects.
 */
export function startStore(name: string): {
  read: () => Promise<ExportedState | undefined>
  write: (state: ExportedState) => Promise<void>
  clear: () => Promise<void>
} {
  // A new connection each time: the browser may have closed the one of before.
  const idb = () => createStore(`${name}-steps`, 'start')
  return {
    async read() {
      const state: unknown = await get(STATE, idb())
      return isStart(state) ? state : undefined
    },
    write: async (state) => set(STATE, state, idb()),
    clear: async () => del(STATE, idb()),
  }
}
