import { type MouseEvent, useEffect, useState } from 'react'

/**
 * Returns the focus to the element that had it when a dialog opened: when it closes, or is
 * unmounted while open. An element that took the focus meanwhile keeps it.
 */
export function useFocusReturned(opened: boolean): void {
  useEffect(() => {
    if (!opened) return undefined
    const { activeElement: opener, body } = document
    return () => {
      const { activeElement } = document
      const isElsewhere = activeElement !== body && !activeElement?.closest('[role="dialog"]')
      if (!isElsewhere && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [opened])
}

/** How long a new element ignores presses, which were meant for the element it has replaced, in ms. */
export const SETTLE_MS = 400

/**
 * Whether `what` has just appeared. Its element has the attribute `data-settling` then, with which
 * its style sheet ignores the pointer.
 */
export function useSettling(what: string): boolean {
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(what), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [what])
  return settled !== what
}

/**
 * Whether a press was meant for what was here before: it is the second of a double click, or its
 * element is in one that settles, also for a press of a key.
 */
export const isStrayPress = ({ currentTarget, detail }: MouseEvent): boolean =>
  detail > 1 || currentTarget.closest('[data-settling]') !== null
