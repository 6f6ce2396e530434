import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

import { useWhileShown } from './use-while-shown.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A history entry that exists so that Back closes what is open. */
    forBack?: true
  }
}

/** What is open over the screen, the topmost last. */
const open: (() => void)[] = []

/** Whether Back has something to close, so that other handlers can ignore it. */
export const isOverScreen = (): boolean => open.length > 0

/**
 * The system's Back closes a dialog, sheet or picker before it leaves the screen, the topmost
 * first. On the first page of a visit there is no entry to go back to, so an entry with the same
 * address is added.
 *
 * @param close may do nothing while closing is not allowed; Back does nothing then
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  // A dialog may be rendered outside of the router.
  const router = useRouter({ warn: false })
  const closeNow = useEffectEvent(close)
  // Not «.», which would lead to the target of a navigation that waits for an answer.
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
