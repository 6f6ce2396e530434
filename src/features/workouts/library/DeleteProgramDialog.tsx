import type { ReactNode } from 'react'

import { failureText } from '#src/errors/error-text.ts'
import { WORKOUT_DELETED } from '#src/errors/messages.ts'
import { programDeletionMutation } from '#src/features/workouts/api.ts'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { ConfirmDialog } from '#src/ui/overlays/Dialog.tsx'
import { toast } from '#src/ui/overlays/toast.ts'

import type { OwnProgram } from '../program-library.ts'

/** Asks before a program is deleted (product §9 «Program delete confirmation»). */
export function DeleteProgramDialog({
  program,
  opened,
  onClose,
  onDeleted,
}: {
  program: OwnProgram
  opened: boolean
  onClose: () => void
  onDeleted: () => void
}): ReactNode {
  const { call, isPending, error, reset, showFailure } = useSingleMutation(programDeletionMutation)
  const confirm = (): void =>
    call(program, {
      onSuccess: () => {
        toast.success(WORKOUT_DELETED)
        onDeleted()
      },
      onError: showFailure,
    })
  const close = (): void => {
    onClose()
    reset()
  }
  return (
    <ConfirmDialog
      opened={opened}
      title="Ви впевнені, що хочете видалити тренування?"
      text={program.name}
      cancelLabel="Скасувати"
      confirmLabel="Видалити"
      danger
      pending={isPending}
      error={error && failureText(error)}
      onCancel={close}
      onConfirm={confirm}
    />
  )
}
