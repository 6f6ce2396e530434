import type { ReactNode } from 'react'

import { readAuth, anotherOwner } from '#src/api/auth.ts'
import { failureText } from '#src/errors/error-text.ts'
import { ACCOUNT_DELETED } from '#src/errors/messages.ts'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { ConfirmDialog } from '#src/ui/overlays/Dialog.tsx'
import { toast } from '#src/ui/overlays/toast.ts'

import { accountDeletionMutation } from './api.ts'

/** «Підтвердження» before an account is deleted (product §2 «/settings»). */
export function DeleteAccountDialog({
  userId,
  opened,
  onClose,
}: {
  userId: string
  opened: boolean
  onClose: () => void
}): ReactNode {
  const { call, isPending, error } = useSingleMutation(accountDeletionMutation)
  const confirm = (): void =>
    call(userId, {
      // If somebody else has signed in meanwhile, this page stays, and the message is shown here.
      onSuccess: () => anotherOwner(readAuth()) && toast.success(ACCOUNT_DELETED),
    })
  return (
    <ConfirmDialog
      opened={opened}
      title="Підтвердження"
      text="Ви впевнені, що хочете видалити акаунт? Цю дію не можна скасувати."
      cancelLabel="Скасувати"
      confirmLabel="Видалити"
      pending={isPending}
      error={error && failureText(error)}
      onCancel={onClose}
      onConfirm={confirm}
    />
  )
}
