import { Modal, Button, Text } from '@mantine/core'

import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import { useDidUpdate } from '@mantine/hooks'
import { type ReactNode, useRef } from 'react'

import { FailureText } from '#src/ui/FailureText.tsx'
import { useFocusReturned, useSettling } from '#src/ui/hooks/focus.ts'
import { useBackCloses } from '#src/ui/hooks/use-back-closes.ts'

import classes from './Dialog.module.css'

interface DialogProps {
  opened: boolean
  /**
   * Called by Escape, Back, the close button and a press outside; without it nothing closes the
   * dialog.
   */
  onClose?: () => void
  /**
   * Whether a call is in progress that closing would not cancel: nothing closes the dialog then.
   */
  busy?: boolean
  title: string
  /**
   * What it shows, where the title stays the same but other controls replace those that were there.
   */
  step?: string
  children: ReactNode
}

/**
 * A dialog over the screen: traps the focus and returns it, scrolls inside when it is tall. The
 * element for the initial focus has `data-autofocus`.
 *
 * Just after it has opened, or shows something else, it ignores presses: the second tap of a double
 * tap must not press what has replaced the pressed element (decision 52).
 */
export function Dialog({
  opened,
  onClose,
  busy = false,
  title,
  step = title,
  children,
}: DialogProps): ReactNode {
  const settling = useSettling(`${opened} ${step}`)
  useFocusReturned(opened)
  useBackCloses(opened, () => {
    if (!busy) onClose?.()
  })
  return (
    <Modal
      opened={opened}
      onClose={() => onClose?.()}
      closeOnEscape={!busy}
      closeOnClickOutside={!busy && !settling}
      withCloseButton={onClose !== undefined}
      // Mantine does not know what had the focus before a dialog that is mounted open.
      returnFocus={false}
      // The answer may replace the question: the focus alone does not say so.
      title={
        <span className={classes['title']} aria-live="polite">
          {title}
        </span>
      }
      closeButtonProps={{ 'aria-label': 'Закрити', size: 44, iconSize: 20, disabled: busy }}
      radius="lg"
      shadow="var(--pulse-float)"
      overlayProps={{ backgroundOpacity: 0.5 }}
      // Otherwise it would be a second banner beside the header of the page.
      attributes={{
        header: { role: 'none' },
        content: { 'data-settling': settling || undefined },
      }}
      transitionProps={{ transition: 'fade-up', duration: 180 }}
      classNames={{
        root: classes['root'] ?? '',
        content: classes['content'] ?? '',
        header: classes['header'] ?? '',
        body: classes['body'] ?? '',
      }}
    >
      {children}
    </Modal>
  )
}

/** The buttons at the bottom of a dialog; the one that changes something is last. */
export function DialogActions({ children }: { children: ReactNode }): ReactNode {
  return <div className={classes['actions']}>{children}</div>
}

interface ConfirmDialogProps {
  opened: boolean
  /** Heading above the text; without it the text is the heading. */
  title?: string
  text: string
  cancelLabel: string
  confirmLabel: string
  /**
   * Whether a call is in progress that neither answer would cancel, such as that of the confirmed
   * action.
   */
  pending?: boolean
  /** Why it failed. */
  error?: ReactNode
  onCancel: () => void
  onConfirm: () => void
}

/**
 * A question before something is destroyed. The safe answer has the initial focus; a double click
 * confirms once.
 */
export function ConfirmDialog({
  opened,
  title,
  text,
  cancelLabel,
  confirmLabel,
  pending = false,
  error = null,
  onCancel,
  onConfirm,
}: ConfirmDialogProps): ReactNode {
  const cancel = useRef<HTMLButtonElement>(null)
  // Disabled buttons cannot have the focus: meanwhile the dialog itself has it.
  useDidUpdate(() => {
    if (opened && !pending) cancel.current?.focus()
  }, [pending])
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
        <Button
          color="red"
          loading={pending}
          onClick={({ detail }) => opened && detail < 2 && onConfirm()}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
