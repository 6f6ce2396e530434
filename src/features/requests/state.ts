import { atom } from 'jotai'
import * as v from 'valibot'

import { storedValue } from '#src/device/stored-value.ts'

/** Until when requests are put off, in ms by the id of the session: kept by the device, over reloads. */
export const { atom: deferredAtom } = storedValue<Readonly<Record<string, number>>>(
  'deferred-requests',
  v.record(v.string(), v.number()),
  {},
)

/** Ids of what has been answered here, so that a poll which was under way does not bring it back. */
export const handledAtom = atom<readonly string[]>([])
