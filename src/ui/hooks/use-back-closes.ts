import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

import { useWhileShown } from './navigation.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The state of a history entry that was added so that Back closes an overlay. */
    forBack?: true
  }
}

/** The functions that close the open overlays, the topmost last. */
const open: (() => void)[] = []

/** Whether Back has something to close, so that other handlers can ignore it. */
export const isOverScreen = (): boolean => open.length > 0

/**
 * When another screen replaces the added entry, for example after a save, also removes the entry
 * before it: it has the form's address, and Back would return to it.
 */
function removeWithForm({ history, navigate }: RegisteredRouter, path: string): void {
  let isAdded = false
  const stop = history.subscribe(({ location: { pathname, href, state }, action: { type } }) => {
    if (!history.canGoBack()) return stop()
    // A Back that only closes an overlay stays at its entry.
    if (type === 'BACK') isAdded ||= state.forBack === true
    else if (type !== 'REPLACE') isAdded = state.forBack === true
    else if (isAdded && pathname !== path) {
      stop()
      const stopWaiting = history.subscribe(({ action }) => {
        if (action.type !== 'BACK') return
        stopWaiting()
        void navigate({ href, replace: true, ignoreBlocker: true, resetScroll: false })
      })
      history.back({ ignoreBlocker: true })
    }
  })
}

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
  // Not `.`: it resolves against a pending navigation.
  const navigate = useWhileShown(() => {
    if (router.history.canGoBack()) return
    const { href, pathname } = router.history.location
    removeWithForm(router, pathname)
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
