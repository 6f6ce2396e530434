import type { ReactNode } from 'react'

import { ConfirmDialog } from '#src/ui/overlays/Dialog.tsx'

import { QUESTION, type QuestionProps } from './BrowserQuestion.tsx'

/** Asks whether unsaved changes may be lost. */
export function UnsavedQuestion({
  opened,
  saving = false,
  onStay,
  onDiscard,
}: QuestionProps): ReactNode {
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
