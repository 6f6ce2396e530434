import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

import { useWhileShown } from './use-while-shown.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** An entry that is there for Back to close what is open. */
    forBack?: true
  }
}

/** Closes what is open over the screen, the topmost last. */
const open: (() => void)[] = []

/** Whether Back has something to close, so that nothing else need mind it. */
export const isOverScreen = (): boolean => open.length > 0

/**
 * The system's Back closes a dialog, sheet or picker before it leaves the screen, the topmost first. On
 * the first page of a visit there is nowhere to go back to: there an entry of the same address is made.
 *
 * @param close does nothing while it may not be closed: Back does nothing then
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  // A dialog may stand beside the router.
  const router = useRouter({ warn: false })
  const closeNow = useEffectEvent(close)
  // Not to «.», which is where a move leads that waits for an answer.
  const navigate = useWhileShown(() => {
    if (router.history.canGoBack()) return
    const { href } = router.history.location
    void router.navigate({ href, state: { forBack: true }, resetScroll: false })
  })
  const makeRoom = useEffectEvent(() => navigate())
  useEffect(() => {
    if (!isOpen || !router) return undefined
    const closeThis = (): void => closeNow()
    open.push(closeThis)
    makeRoom()
    const unblock = router.history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        const topmost = action === 'BACK' ? open.at(-1) : undefined
        topmost?.()
        return topmost !== undefined
      },
    })
    return () => {
      open.splice(open.indexOf(closeThis), 1)
      unblock()
    }
  }, [isOpen, router])
}
