import { useCallback, useEffect, useRef, useState } from 'react'

import { followClock } from '../clock.ts'
import type { LogEntry } from '../log.ts'
import type { Mock } from '../steps/window-mock.ts'
import type { Snapshot } from './parts/panel-context.ts'

const EVERY = 1000
/** How many log entries the page keeps. */
const LENGTH = 500

interface Watch {
  /** Null until the first answer. */
  snapshot: Snapshot | null
  refresh: () => Promise<void>
  /** Drops the entries, after the log was emptied. */
  forget: () => void
}

/** The mock's state, read every second: another page may change it, too. */
export function useSnapshot(mock: Mock): Watch {
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null)
  const entries = useRef<readonly LogEntry[]>([])

  const refresh = useCallback(async () => {
    const [settings, persona, sms, added, recording, isRefused] = await Promise.all([
      mock.settings(),
      mock.persona(),
      mock.sms(),
      mock.requests(entries.current.at(-1)?.id),
      mock.recording(),
      mock.isRefused(),
    ])
    const known = new Set(entries.current.map(({ id }) => id))
    const fresh = added.filter(({ id }) => !known.has(id))
    if (fresh.length > 0) entries.current = [...entries.current, ...fresh].slice(-LENGTH)
    // Another device may have moved the clock.
    followClock(settings.clock)
    setSnapshot({ settings, persona, sms, entries: entries.current, recording, isRefused })
  }, [mock])

  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) refresh().catch(() => {}) // the server is unreachable for a moment; the next read follows
    }
    look()
    const timer = setInterval(look, EVERY)
    return () => clearInterval(timer)
  }, [refresh])

  const forget = useCallback(() => {
    entries.current = []
  }, [])
  return { snapshot, refresh, forget }
}
