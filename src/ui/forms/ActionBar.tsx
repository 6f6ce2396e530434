import { Text, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'

import { useOutdatedSince } from '#src/api/offline.ts'
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
 * keyboard users do not lose their place. A press while data is outdated shows a toast that says why
 * nothing is saved.
 */
export function SaveButton({
  ref,
  label = 'Зберегти',
  saving,
  idle = false,
  draft,
  onClick,
}: {
  ref?: Ref<HTMLButtonElement>
  label?: string
  saving: boolean
  /** Whether there is nothing to save. */
  idle?: boolean
  /** What such a toast says of what was typed. */
  draft?: string
  onClick?: () => void
}): ReactNode {
  const isOutdated = useOutdatedSince() !== null
  const disabled = saving || idle || isOutdated
  return (
    <Button
      ref={ref}
      type={onClick ? 'button' : 'submit'}
      {...(disabled && { 'aria-disabled': true, 'data-disabled': true })}
      onClick={(event) => {
        if (disabled) event.preventDefault()
        if (!refusesWriting(draft) && !disabled) onClick?.()
      }}
    >
      {saving ? 'Збереження…' : label}
    </Button>
  )
}
