import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'

import { ConfirmDialog } from './ConfirmDialog.tsx'

interface UnsavedGuard {
  /** Whether something would be lost. */
  unsaved: boolean
  title?: string
  text: string
  stayLabel: string
  leaveLabel: string
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
 * it is not. One that must never be asked about takes `ignoreBlocker: true`.
 */
export function useUnsavedGuard({
  unsaved,
  text,
  stayLabel,
  leaveLabel,
  onDiscard,
  ...rest
}: UnsavedGuard): ReactNode {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: leavesScreen,
    disabled: !unsaved,
    withResolver: true,
  })
  useEffect(() => {
    if (!unsaved) proceed?.()
  }, [unsaved, proceed])

  return (
    <ConfirmDialog
      {...rest}
      opened={unsaved && status === 'blocked'}
      text={text}
      cancelLabel={stayLabel}
      confirmLabel={leaveLabel}
      danger
      onCancel={() => reset?.()}
      onConfirm={() => {
        onDiscard?.()
        proceed?.()
      }}
    />
  )
}
