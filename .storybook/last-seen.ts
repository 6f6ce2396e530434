import { offlineAtom, outdatedAtom } from '#src/api/offline.ts'
import { appStore, type AppStore } from '#src/device/storage.ts'

/** What each story has marked: when it was read, in ms, by read. */
const marks = new WeakMap<AppStore, Map<string, number>>()

/**
 * Marks a read as shown from the device, read at that time, or with null as read again. Stories
 * store no answers, so this stands for a query that has failed, without a connection if `isOffline`.
 */
export function noteShown(read: string, at: number | null, isOffline = true): void {
  const shown = marks.get(appStore()) ?? new Map<string, number>()
  marks.set(appStore(), shown)
  if (at === null) shown.delete(read)
  else shown.set(read, at)
  appStore().set(offlineAtom, isOffline && shown.size > 0)
  appStore().set(outdatedAtom, shown.size > 0 ? Math.min(...shown.values()) : null)
}
