import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'

import { UnsavedQuestion } from './UnsavedQuestion.tsx'

interface UnsavedGuard {
  /** Whether something would be lost. */
  unsaved: boolean
  /** Told when the person chose to leave, before the screen is left. */
  onDiscard?: () => void
}

/** Dates and pages in the address change without leaving the screen. */
const leavesScreen = ({
  current,
  next,
}: {
  current: { pathname: string }
  next: { pathname: string }
}): boolean => current.pathname !== next.pathname

/**
 * Asks before a screen with unsaved changes is left: by a link, by Back, and by closing the page, where
 * the browser asks itself. Gives the question, to be rendered anywhere in the screen.
 *
 * A navigation right after saving goes through: it waits until `unsaved` is false, and asks only if
 * it is not. One that must never be asked about takes `ignoreBlocker: true`, as a guard's redirect
 * does: a forced logout asks nothing.
 */
export function useUnsavedGuard({ unsaved, onDiscard }: UnsavedGuard): ReactNode {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: leavesScreen,
    disabled: !unsaved,
    withResolver: true,
  })
  useEffect(() => {
    if (!unsaved) proceed?.()
  }, [unsaved, proceed])

  return (
    <UnsavedQuestion
      opened={unsaved && status === 'blocked'}
      onStay={() => reset?.()}
      onDiscard={() => {
        onDiscard?.()
        proceed?.()
      }}
    />
  )
}
