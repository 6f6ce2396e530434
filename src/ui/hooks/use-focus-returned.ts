import { useEffect } from 'react'

/**
 * Gives the focus back to who had it when a dialog opened: as it closes, or goes away while open.
 * Whoever took the focus meanwhile keeps it.
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
