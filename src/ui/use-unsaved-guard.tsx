import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'

import { UnsavedQuestion } from './UnsavedQuestion.tsx'

interface UnsavedGuard {
  /** Whether something would be lost. */
  unsaved: boolean
  /** Whether a save is under way, which leaving would not call back. */
  saving: boolean
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
 * the browser asks itself. While a save is under way the person waits for it: what is being sent cannot
 * be discarded. Once nothing is unsaved they leave; after a failure they are asked as usual.
 *
 * A navigation right after saving goes through: it waits until `unsaved` is false, and asks only if
 * it is not. One that must never be asked about takes `ignoreBlocker: true`, as a guard's redirect
 * does: a forced logout asks nothing.
 */
export function useUnsavedGuard({ unsaved, saving, onDiscard }: UnsavedGuard): {
  /** To be rendered anywhere in the screen. */
  question: ReactNode
  /** Whether the person waits to leave: a screen that has been saved then leads nowhere itself. */
  isLeaving: () => boolean
} {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: leavesScreen,
    disabled: !unsaved,
    withResolver: true,
  })
  useEffect(() => {
    if (!unsaved) proceed?.()
  }, [unsaved, proceed])
  // For what is called after an answer: it was made when the call was.
  const leaving = useRef(false)
  useEffect(() => {
    leaving.current = status === 'blocked'
  }, [status])

  const question = (
    <UnsavedQuestion
      opened={unsaved && status === 'blocked'}
      saving={saving}
      onStay={() => reset?.()}
      onDiscard={() => {
        onDiscard?.()
        proceed?.()
      }}
    />
  )
  return { question, isLeaving: () => leaving.current }
}
