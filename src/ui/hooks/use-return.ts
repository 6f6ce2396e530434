import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

import { entryBefore, useWhileShown } from './navigation.ts'

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
        const before = entryBefore(history)
        const isBefore = before?.pathname === path && isSame(new URLSearchParams(before.search))
        if (isBefore) history.back({ ignoreBlocker })
        return isBefore
      },
      [history],
    ),
  )
}
