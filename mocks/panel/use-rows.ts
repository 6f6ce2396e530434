import { useEffect, useState } from 'react'

import type { FoundRows } from '../prompt/tables.ts'
import { usePanel } from './panel-context.ts'

interface Asked {
  table: string
  search: string
  withSecrets: boolean
}

interface Loaded {
  /** How many rows each table has; null until the first look. */
  sizes: Record<string, number> | null
  found: FoundRows | null
  /** Why they could not be read, if so. */
  failed: string | null
}

/** The rows that are asked for, read again after every call and every edit. */
export function useRows({ table, search, withSecrets }: Asked): Loaded & { reread: () => void } {
  const { mock, entries } = usePanel()
  const [edits, setEdits] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>({ sizes: null, found: null, failed: null })

  useEffect(() => {
    // The answer to an earlier question may come after that of a later one.
    let isAsked = true
    const words = search.split(/\s+/).filter((word) => word !== '')
    Promise.all([mock.tables(), mock.rows(table, words, withSecrets)]).then(
      ([sizes, found]) => isAsked && setLoaded({ sizes, found, failed: null }),
      (error: unknown) => isAsked && setLoaded((last) => ({ ...last, failed: String(error) })),
    )
    return () => {
      isAsked = false
    }
  }, [mock, table, search, withSecrets, entries, edits])

  return { ...loaded, reread: () => setEdits((count) => count + 1) }
}
