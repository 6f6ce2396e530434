/** Which reads show what was last seen, because nothing came over the connection (decision 96). */
import { useAtomValue } from 'jotai'
import { atom, type Atom } from 'jotai/vanilla'

import { appStore } from '#src/device/store.ts'

/** The moments, in ms, at which the shown answers were read; by the query's hash. */
const shownAtom = atom<ReadonlyMap<string, number>>(new Map())

/** The oldest of these moments; null while everything shown is of the server. */
const sinceAtom: Atom<number | null> = atom((get) => {
  const moments = [...get(shownAtom).values()]
  return moments.length === 0 ? null : Math.min(...moments)
})

export const isShown = (hash: string): boolean => appStore().get(shownAtom).has(hash)

/** Notes what a read shows: the answer of a moment, or with null the server's of now. */
export function noteShown(hash: string, at: number | null): void {
  const before = appStore().get(shownAtom)
  if ((before.get(hash) ?? null) === at) return
  const next = new Map(before)
  if (at === null) next.delete(hash)
  else next.set(hash, at)
  appStore().set(shownAtom, next)
}

/** Since when nothing is known, in ms; null online. While it is a moment nothing can be changed. */
export const offlineSince = (): number | null => appStore().get(sinceAtom)

/** The same for screens, as it changes. */
export const useOfflineSince = (): number | null => useAtomValue(sinceAtom)

/** Calls back when that changes; returns how to stop. */
export const onOffline = (callback: () => void): (() => void) => appStore().sub(sinceAtom, callback)
