/** Which reads show kept answers because there was no connection (decision 96). */
import { useAtomValue } from 'jotai'
import { atom, type Atom } from 'jotai/vanilla'

import { appStore } from '#src/device/store.ts'

/** When the shown answers were read, in ms, by query hash. */
const shownAtom = atom<ReadonlyMap<string, number>>(new Map())

/** The oldest of these times; null while everything shown comes from the server. */
const sinceAtom: Atom<number | null> = atom((get) => {
  const moments = [...get(shownAtom).values()]
  return moments.length === 0 ? null : Math.min(...moments)
})

export const isShown = (hash: string): boolean => appStore().get(shownAtom).has(hash)

/**
 * Records what a read shows: a kept answer with the time it was read at, or null for the server's
 * current answer.
 */
export function noteShown(hash: string, at: number | null): void {
  const before = appStore().get(shownAtom)
  if ((before.get(hash) ?? null) === at) return
  const next = new Map(before)
  if (at === null) next.delete(hash)
  else next.set(hash, at)
  appStore().set(shownAtom, next)
}

/**
 * When the oldest kept answer on the screen was read, in ms; null when online. While it is set,
 * nothing can be changed.
 */
export const offlineSince = (): number | null => appStore().get(sinceAtom)

/** The same as a hook that follows its changes. */
export const useOfflineSince = (): number | null => useAtomValue(sinceAtom)

/** Calls `callback` when that changes; returns a function that stops it. */
export const onOffline = (callback: () => void): (() => void) => appStore().sub(sinceAtom, callback)
