import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue } from 'react'

import { errorMessage } from '#src/errors/error-text.ts'
import { WORKOUT_DELETED } from '#src/errors/messages.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { toast } from '#src/ui/toast.ts'

import { type ProgramSummary, workoutDeletion } from './api.ts'

/** Asks before a program is deleted (spec §9 Program delete confirmation). */
export function DeleteProgramDialog({
  program,
  opened,
  onClose,
  onDeleted,
}: {
  program: ProgramSummary
  opened: boolean
  onClose: () => void
  onDeleted: () => void
}): ReactNode {
  const { mutate, isPending, error, reset } = useMutation({
    ...workoutDeletion,
    onSuccess: () => toast.success(WORKOUT_DELETED),
    onError: (failure) => toast.error(errorMessage(failure).text),
  })
  const close = (): void => {
    onClose()
    reset()
  }
  return (
    <ConfirmDialog
      // Opened after it is there, or it would not know where the focus was.
      opened={useDeferredValue(opened, false)}
      title="Ви впевнені, що хочете видалити тренування?"
      text={program.name}
      cancelLabel="Скасувати"
      confirmLabel="Видалити"
      danger
      pending={isPending}
      error={error && errorMessage(error).text}
      onCancel={close}
      onConfirm={() => mutate(program, { onSuccess: onDeleted })}
    />
  )
}
