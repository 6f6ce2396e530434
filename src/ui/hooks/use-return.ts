import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

import { useWhileShown } from './use-while-shown.ts'

type Entry = Pick<RouterHistory['location'], 'pathname' | 'search'>

/** The entries of a history by their index, as far as this page has shown them. */
const entries = new WeakMap<RouterHistory, Map<number, Entry>>()

/** Notes the entries from now on; called once for a router. */
export function watchEntries(history: RouterHistory): void {
  const shown = new Map<number, Entry>()
  const note = (): void => {
    const { state, pathname, search } = history.location
    shown.set(state.__TSR_index, { pathname, search })
  }
  entries.set(history, shown)
  note()
  history.subscribe(note)
}

interface Options {
  /** Whether the screen with this search is the one to return to. Without it any search is. */
  isSame?: (search: URLSearchParams) => boolean
  /** Goes back without asking about unsaved changes. */
  ignoreBlocker?: boolean
}

/**
 * Goes back to a path if it is the entry before this one. A link to it would add a second entry of
 * the same screen, and Back would lead here again (decision 78). Returns whether it goes back.
 */
export function useReturn() {
  const { history } = useRouter()
  return useWhileShown(
    useCallback(
      (path: string, { isSame = () => true, ignoreBlocker = false }: Options = {}): boolean => {
        const before = entries.get(history)?.get(history.location.state.__TSR_index - 1)
        const isBefore = before?.pathname === path && isSame(new URLSearchParams(before.search))
        if (isBefore) history.back({ ignoreBlocker })
        return isBefore
      },
      [history],
    ),
  )
}
