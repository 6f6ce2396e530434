import { type ReactNode, useDeferredValue } from 'react'

import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'

/** Asks before the draft is cleared. */
export function ResetDialog({
  opened,
  onCancel,
  onConfirm,
}: {
  opened: boolean
  onCancel: () => void
  onConfirm: () => void
}): ReactNode {
  return (
    <ConfirmDialog
      // Opened after it is there, or it would not know where the focus was.
      opened={useDeferredValue(opened, false)}
      title="Скинути чернетку?"
      text="Назву і всі вправи плану буде прибрано."
      cancelLabel="Скасувати"
      confirmLabel="Скинути"
      danger
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  )
}
