import { atom } from 'jotai'
import * as v from 'valibot'

import { storedAtom } from '#src/device/store.ts'

/**
 * The moments until which requests are deferred, in ms, by the id of the session. They are stored
 * on the device and kept across reloads.
 */
export const { atom: deferredAtom } = storedAtom<Readonly<Record<string, number>>>(
  'deferred-requests',
  v.record(v.string(), v.number()),
  {},
)

/** Ids of the requests answered here, so that a poll in progress does not restore them. */
export const handledAtom = atom<readonly string[]>([])
