import { createStore, type UseStore } from 'idb-keyval'

/**
 * A database of the device with one table. A transaction that is under way when the page is left is
 * aborted; if the back/forward cache restores the page, its work runs again. WebKit may never end
 * such a transaction by itself, and then no other page can write. Work that has failed runs once more
 * in a database that is opened again: the browser may have closed it, as phones do while they sleep.
 */
export function openPageDatabase(name: string, table: string): UseStore {
  let database = createStore(name, table)
  /** Aborted when the page is left. */
  let visit = new AbortController()
  addEventListener('pagehide', () => visit.abort())
  addEventListener('pageshow', () => {
    if (visit.signal.aborted) visit = new AbortController()
  })
  const shown = async (): Promise<void> => {
    if (!visit.signal.aborted) return
    await new Promise((done) => addEventListener('pageshow', done, { once: true }))
  }
  return async (mode, work) => {
    let reopened = false
    for (;;) {
      await shown()
      const { signal } = visit
      try {
        return await database(mode, (rows) => {
          endWith(rows.transaction, signal)
          return work(rows)
        })
      } catch (error) {
        if (signal.aborted) continue
        if (reopened) throw error
        reopened = true
        // Not every browser reports it (`onclose`), which idb-keyval waits for.
        database = createStore(name, table)
      }
    }
  }
}

/** Aborts the transaction with the signal, unless it has ended before. */
function endWith(transaction: IDBTransaction, signal: AbortSignal): void {
  const abort = (): void => {
    try {
      transaction.abort()
    } catch {
      // It is being committed, and only its event is still to come.
    }
  }
  if (signal.aborted) return abort()
  const over = (): void => signal.removeEventListener('abort', abort)
  signal.addEventListener('abort', abort)
  transaction.addEventListener('complete', over)
  transaction.addEventListener('abort', over)
}
