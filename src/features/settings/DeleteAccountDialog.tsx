import type { ReactNode } from 'react'

import { readSession, takenOver } from '#src/api/auth-session.ts'
import { leave } from '#src/api/leave.ts'
import { errorMessage } from '#src/errors/error-text.ts'
import { ACCOUNT_DELETED } from '#src/errors/messages.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { toast } from '#src/ui/toast.ts'
import { useSingleMutation } from '#src/ui/use-single-mutation.ts'

import { deleteAccount } from './api.ts'

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
  const { call, isPending, error } = useSingleMutation({
    ...deleteAccount,
    // On whatever screen: the account is no more.
    onSuccess: () => leave(userId, '/register', ACCOUNT_DELETED),
  })
  const confirm = (): void =>
    call(undefined, {
      // Where somebody else has signed in meanwhile, this page stays, and says it here.
      onSuccess: () => takenOver(readSession()) && toast.success(ACCOUNT_DELETED),
      onError: (failure) => toast.error(errorMessage(failure).text),
    })
  return (
    <ConfirmDialog
      opened={opened}
      title="Підтвердження"
      text="Ви впевнені, що хочете видалити акаунт? Цю дію не можна скасувати."
      cancelLabel="Скасувати"
      confirmLabel="Видалити"
      danger
      pending={isPending}
      error={error && errorMessage(error).text}
      onCancel={onClose}
      onConfirm={confirm}
    />
  )
}
