import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

import { useWhileShown } from './use-while-shown.ts'

/** The paths of a history's entries by their index, as far as this page has shown them. */
const entries = new WeakMap<RouterHistory, Map<number, string>>()

/** Notes the entries from now on; called once for a router. */
export function watchEntries(history: RouterHistory): void {
  const paths = new Map<number, string>()
  const note = (): void => {
    const { state, pathname } = history.location
    paths.set(state.__TSR_index, pathname)
  }
  entries.set(history, paths)
  note()
  history.subscribe(note)
}

/**
 * Goes back to a path if it is the entry before this one. A link to it would add a second entry of
 * the same screen, and Back would lead here again (decision 78). Returns whether it goes back.
 */
export function useReturn() {
  const { history } = useRouter()
  return useWhileShown(
    useCallback(
      (path: string, options?: { ignoreBlocker: boolean }): boolean => {
        const isBefore = entries.get(history)?.get(history.location.state.__TSR_index - 1) === path
        if (isBefore) history.back(options)
        return isBefore
      },
      [history],
    ),
  )
}
