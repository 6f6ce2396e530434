import { IconTrash } from '@tabler/icons-react'
import type { UseMutationOptions } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import { failureText } from '#src/errors/error-text.ts'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { ConfirmDialog } from '#src/ui/overlays/Dialog.tsx'

interface DeleteButtonProps {
  label: string
  question: string
  /** Deletes the object with this id on the server. */
  deletion: UseMutationOptions<void, Error, string>
  id: string
  onDeleted?: () => void
}

/** Deletes something on the server, after a confirmation. */
export function DeleteButton({
  label,
  question,
  deletion,
  id,
  onDeleted,
}: DeleteButtonProps): ReactNode {
  const [asking, setAsking] = useState(false)
  const { call, isPending, error, showFailure } = useSingleMutation({
    ...deletion,
    // The draft is updated even if the screen was left meanwhile.
    onSuccess: () => onDeleted?.(),
  })
  const confirm = (): void =>
    call(id, {
      // The page has been read again by now: a deleted row is not shown, and cannot be edited or
      // deleted again.
      onSuccess: () => setAsking(false),
      onError: showFailure,
    })
  return (
    <>
      <IconButton label={label} onClick={() => setAsking(true)}>
        <IconTrash size={20} aria-hidden />
      </IconButton>
      <ConfirmDialog
        opened={asking}
        text={question}
        cancelLabel="Скасувати"
        confirmLabel="Видалити"
        danger
        pending={isPending}
        error={error && failureText(error)}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      />
    </>
  )
}
