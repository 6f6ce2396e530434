import type { ReactNode } from 'react'

import { ConfirmDialog } from './ConfirmDialog.tsx'

/** Whether unsaved changes may be lost, in the words of spec §4 Working hours. */
export function UnsavedQuestion({
  opened,
  onStay,
  onDiscard,
}: {
  opened: boolean
  onStay: () => void
  onDiscard: () => void
}): ReactNode {
  return (
    <ConfirmDialog
      opened={opened}
      text="Відмінити не збережені зміни?"
      cancelLabel="Повернутись"
      confirmLabel="Так, не зберігати"
      danger
      onCancel={onStay}
      onConfirm={onDiscard}
    />
  )
}
