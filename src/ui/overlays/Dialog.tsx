import { Modal } from '@mantine/core'

import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import type { ReactNode } from 'react'

import { useBackCloses } from '#src/ui/hooks/use-back-closes.ts'
import { useFocusReturned } from '#src/ui/hooks/use-focus-returned.ts'
import { useSettling } from '#src/ui/hooks/use-settling.ts'

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
  children: ReactNode
}

/**
 * A dialog over the screen: traps the focus and returns it, scrolls inside when it is tall. The
 * element for the initial focus has `data-autofocus`.
 */
export function Dialog({ opened, onClose, busy = false, title, children }: DialogProps): ReactNode {
  useFocusReturned(opened)
  useBackCloses(opened, () => {
    if (!busy) onClose?.()
  })
  return (
    <Modal
      opened={opened}
      onClose={() => onClose?.()}
      closeOnEscape={!busy}
      closeOnClickOutside={!busy}
      withCloseButton={onClose !== undefined}
      // Mantine does not know what had the focus before a dialog that is mounted open.
      returnFocus={false}
      title={<span className={classes['title']}>{title}</span>}
      closeButtonProps={{ 'aria-label': 'Закрити', size: 44, iconSize: 20, disabled: busy }}
      radius="lg"
      shadow="var(--pulse-float)"
      overlayProps={{ backgroundOpacity: 0.5 }}
      // Otherwise it would be a second banner beside the header of the page.
      attributes={{ header: { role: 'none' } }}
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

/**
 * The buttons at the bottom of a dialog; the one that changes something is last. The second tap of
 * a double tap that opened the dialog must not press one of them.
 */
export function DialogActions({ children }: { children: ReactNode }): ReactNode {
  const settling = useSettling('opened')
  return (
    <div className={classes['actions']} data-settling={settling || undefined}>
      {children}
    </div>
  )
}
