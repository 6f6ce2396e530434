import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { UseMutationOptions } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import { errorMessage } from '#src/errors/error-text.ts'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { toast } from '#src/ui/overlays/toast.ts'

interface DeleteButtonProps {
  label: string
  question: string
  /** Deletes what the server has under an id. */
  deletion: UseMutationOptions<void, Error, string>
  id: string
  onDeleted?: () => void
}

/** Deletes something that the server has, after asking. */
export function DeleteButton({
  label,
  question,
  deletion,
  id,
  onDeleted,
}: DeleteButtonProps): ReactNode {
  const [asking, setAsking] = useState(false)
  const { call, isPending, error } = useSingleMutation({
    ...deletion,
    // The draft follows even if the screen was left meanwhile.
    onSuccess: () => onDeleted?.(),
  })
  const confirm = (): void =>
    call(id, {
      // By now the page has been read again: nothing shows what is deleted, to be edited or deleted once more.
      onSuccess: () => setAsking(false),
      onError: (reason) => toast.error(errorMessage(reason).text),
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
        error={error && errorMessage(error).text}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      />
    </>
  )
}
