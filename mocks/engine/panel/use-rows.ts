import { useCallback, useEffect, useState } from 'react'

import type { FoundRows } from '../prompt/tables.ts'
import { usePanel } from './panel-context.ts'

const EVERY = 1000

interface Asked {
  table: string
  search: string
  withSecrets: boolean
}

interface Loaded {
  /** How many rows each table has; null until the first look. */
  sizes: Record<string, number> | null
  found: FoundRows | null
}

/** The rows that were searched for, read every second: a call or another page may change them. */
export function useRows({
  table,
  search,
  withSecrets,
}: Asked): Loaded & { reread: () => Promise<void> } {
  const { mock } = usePanel()
  const [loaded, setLoaded] = useState<Loaded>({ sizes: null, found: null })

  const load = useCallback(async (): Promise<Loaded> => {
    const words = search.split(/\s+/).filter((word) => word !== '')
    const [sizes, found] = await Promise.all([mock.tables(), mock.rows(table, words, withSecrets)])
    return { sizes, found }
  }, [mock, table, search, withSecrets])

  useEffect(() => {
    // The answer to an earlier question may come after that of a later one.
    let isAsked = true
    const show = (next: Loaded): void => {
      if (isAsked) setLoaded(next)
    }
    const look = (): void => {
      if (!document.hidden) load().then(show, () => {}) // gone for a moment; the next look will tell
    }
    look()
    const timer = setInterval(look, EVERY)
    return () => {
      isAsked = false
      clearInterval(timer)
    }
  }, [load])

  return { ...loaded, reread: () => load().then(setLoaded, () => {}) }
}
