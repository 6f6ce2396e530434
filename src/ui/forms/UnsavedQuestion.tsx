import type { ReactNode } from 'react'

import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'

const QUESTION = 'Відмінити не збережені зміни?'

/** Asks whether unsaved changes may be lost, in the words of product §4 «Working hours». */
export function UnsavedQuestion({
  opened,
  saving = false,
  onStay,
  onDiscard,
}: {
  opened: boolean
  /** Whether a save is in progress: nothing can be discarded until its answer has arrived. */
  saving?: boolean
  onStay: () => void
  onDiscard: () => void
}): ReactNode {
  return (
    <ConfirmDialog
      opened={opened}
      {...(saving ? { title: QUESTION, text: 'Збереження…' } : { text: QUESTION })}
      pending={saving}
      cancelLabel="Повернутись"
      confirmLabel="Так, не зберігати"
      danger
      onCancel={onStay}
      onConfirm={onDiscard}
    />
  )
}
