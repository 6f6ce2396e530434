import { Text, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useAtomValue } from 'jotai'
import type { ReactNode, Ref } from 'react'

import { offlineAtom } from '#src/api/offline.ts'
import { refusesWriting } from '#src/ui/forms/use-single-mutation.ts'

import classes from './ActionBar.module.css'

/**
 * The screen's actions, always in reach: they stay at the bottom of the window while the rest
 * scrolls.
 */
export function ActionBar({
  failure = null,
  note,
  children,
}: {
  /** Why the last save failed. */
  failure?: ReactNode
  note?: ReactNode
  /** Buttons; the one that saves is last. */
  children: ReactNode
}): ReactNode {
  return (
    <div className={classes['bar']}>
      {failure && (
        <Text role="alert" c="var(--pulse-error)" fw={600} className="u-flex">
          <IconAlertTriangle size={20} aria-hidden />
          {failure}
        </Text>
      )}
      {note}
      <div className={`u-flex ${classes['actions']}`}>{children}</div>
    </div>
  )
}

/**
 * Submits the form around it, or calls `onClick`. It keeps the focus while disabled, so that
 * keyboard users do not lose their place. A press without a connection shows a toast that says why
 * nothing is saved.
 */
export function SaveButton({
  ref,
  label = 'Зберегти',
  saving,
  idle = false,
  refusal,
  onClick,
}: {
  ref?: Ref<HTMLButtonElement>
  label?: string
  saving: boolean
  /** Whether there is nothing to save. */
  idle?: boolean
  /** What is said of a press without a connection, if more than that nothing can be saved. */
  refusal?: string
  onClick?: () => void
}): ReactNode {
  const isOffline = useAtomValue(offlineAtom)
  const disabled = saving || idle || isOffline
  return (
    <Button
      ref={ref}
      type={onClick ? 'button' : 'submit'}
      {...(disabled && { 'aria-disabled': true, 'data-disabled': true })}
      onClick={(event) => {
        if (disabled) event.preventDefault()
        if (!refusesWriting(refusal) && !disabled) onClick?.()
      }}
    >
      {saving ? 'Збереження…' : label}
    </Button>
  )
}
