import { Modal } from '@mantine/core'

import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import type { ReactNode } from 'react'

import { useBackCloses } from '#src/ui/hooks/use-back-closes.ts'
import { useFocusReturned } from '#src/ui/hooks/use-focus-returned.ts'

import classes from './Dialog.module.css'

interface DialogProps {
  opened: boolean
  /** Called by Escape, by Back, by the cross and by a press outside; left out where nothing closes the dialog. */
  onClose?: () => void
  /** While a call is under way that closing would not cancel: nothing closes the dialog. */
  busy?: boolean
  title: string
  children: ReactNode
}

/**
 * A dialog over the screen: traps the focus and gives it back, scrolls inside when it is tall. What
 * should have the focus first carries `data-autofocus`.
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
      // It does not know what had the focus before a dialog that is open when it is mounted.
      returnFocus={false}
      title={<span className={classes['title']}>{title}</span>}
      closeButtonProps={{ 'aria-label': 'Закрити', size: 44, iconSize: 20, disabled: busy }}
      radius="lg"
      shadow="var(--pulse-float)"
      overlayProps={{ backgroundOpacity: 0.5 }}
      // It would be a second banner: that is the page's own header.
      attributes={{ header: { role: 'none' } }}
      transitionProps={{ transition: 'fade-up', duration: 180 }}
      classNames={{ root: classes['root'] ?? '', content: classes['content'] ?? '' }}
    >
      {children}
    </Modal>
  )
}

/** The buttons at a dialog's foot, the one that changes something last. */
export function DialogActions({ children }: { children: ReactNode }): ReactNode {
  return <div className={classes['actions']}>{children}</div>
}
