import { useEffect, useState } from 'react'

/** What was not there before reacts to nothing for as long: the press was meant for what stood there. */
const SETTLE_MS = 400

/** Whether `what` has only just come. */
export function useSettling(what: string): boolean {
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(what), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [what])
  return settled !== what
}
