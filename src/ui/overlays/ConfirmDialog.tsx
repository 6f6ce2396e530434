import { Button, Text } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

import { useOfflineSince } from '#src/api/offline/shown-kept-reads.ts'
import { FailureText } from '#src/ui/FailureText.tsx'

import { Dialog, DialogActions } from './Dialog.tsx'

interface ConfirmDialogProps {
  opened: boolean
  /** Heading above the text; without it the text is the heading. */
  title?: string
  text: string
  cancelLabel: string
  confirmLabel: string
  /** Whether confirming destroys something. */
  danger?: boolean
  /**
   * Whether a call is in progress that neither answer would cancel, such as that of the confirmed
   * action.
   */
  pending?: boolean
  /** Why it failed. */
  error?: string | null
  onCancel: () => void
  onConfirm: () => void
}

/**
 * A question with two answers. The safe one has the initial focus; a double click confirms once.
 */
export function ConfirmDialog({
  opened,
  title,
  text,
  cancelLabel,
  confirmLabel,
  danger = false,
  pending = false,
  error = null,
  onCancel,
  onConfirm,
}: ConfirmDialogProps): ReactNode {
  const cancel = useRef<HTMLButtonElement>(null)
  const confirmed = useRef(false)
  // The result of a confirmation is only known once the dialog renders again. One that was refused
  // without a connection may be confirmed again once it is back.
  useOfflineSince()
  useEffect(() => {
    confirmed.current = false
  })
  // Disabled buttons cannot have the focus.
  const wasPending = useRef(pending)
  useEffect(() => {
    if (opened && wasPending.current && !pending) cancel.current?.focus()
    wasPending.current = pending
  }, [opened, pending])

  const confirm = (): void => {
    if (!opened || confirmed.current) return
    confirmed.current = true
    onConfirm()
  }
  return (
    <Dialog opened={opened} onClose={onCancel} busy={pending} title={title ?? text}>
      {title && <Text>{text}</Text>}
      <FailureText mt="md">{error}</FailureText>
      <DialogActions>
        <Button
          ref={cancel}
          variant="default"
          data-autofocus={!pending || undefined}
          disabled={pending}
          onClick={onCancel}
        >
          {cancelLabel}
        </Button>
        <Button {...(danger && { color: 'red' })} loading={pending} onClick={confirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
