import { useEffect, useState } from 'react'

/** How long a new element ignores presses, which were meant for the element it has replaced, in ms. */
export const SETTLE_MS = 400

/** Whether `what` has just appeared. */
export function useSettling(what: string): boolean {
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(what), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [what])
  return settled !== what
}
