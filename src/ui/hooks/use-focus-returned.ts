import { useEffect } from 'react'

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
