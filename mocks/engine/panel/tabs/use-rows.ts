import { useCallback, useEffect, useState } from 'react'

import type { FoundRows } from '../../control/table-rows.ts'
import { usePanel } from '../parts/panel-context.ts'

const EVERY = 1000

interface Search {
  /** Null for the first one. */
  table: string | null
  search: string
  withSecrets: boolean
}

interface Loaded {
  /** The table of the rows; null until the first answer. */
  table: string | null
  /** How many rows each table has; null until the first answer. */
  sizes: Record<string, number> | null
  found: FoundRows | null
}

/** The rows that match the search, read every second: a call or another page may change them. */
export function useRows({
  table,
  search,
  withSecrets,
}: Search): Loaded & { reread: () => Promise<void> } {
  const { mock } = usePanel()
  const [loaded, setLoaded] = useState<Loaded>({ table: null, sizes: null, found: null })

  const load = useCallback(async (): Promise<Loaded> => {
    const words = search.split(/\s+/).filter((word) => word !== '')
    const sizes = await mock.tables()
    const shown = table ?? Object.keys(sizes)[0]
    if (shown === undefined) return { table: null, sizes, found: null }
    return { table: shown, sizes, found: await mock.rows(shown, words, withSecrets) }
  }, [mock, table, search, withSecrets])

  useEffect(() => {
    // Answers may arrive out of order.
    let isCurrent = true
    const show = (next: Loaded): void => {
      if (isCurrent) setLoaded(next)
    }
    const look = (): void => {
      if (!document.hidden) load().then(show, () => {}) // the server is unreachable for a moment; the next read follows
    }
    look()
    const timer = setInterval(look, EVERY)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [load])

  return { ...loaded, reread: () => load().then(setLoaded, () => {}) }
}
