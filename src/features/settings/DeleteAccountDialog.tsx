import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { leave } from '#src/device/leave.ts'
import { errorMessage } from '#src/errors/error-text.ts'
import { ACCOUNT_DELETED } from '#src/errors/messages.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { toast } from '#src/ui/toast.ts'

import { deleteAccount } from './api.ts'

/** «Підтвердження» before an account is deleted (spec §2 «/settings»). */
export function DeleteAccountDialog({
  opened,
  onClose,
}: {
  opened: boolean
  onClose: () => void
}): ReactNode {
  const deletion = useMutation({
    ...deleteAccount,
    onSuccess: () => leave('/register', ACCOUNT_DELETED),
    onError: (error) => toast.error(errorMessage(error).text),
  })
  return (
    <ConfirmDialog
      opened={opened}
      title="Підтвердження"
      text="Ви впевнені, що хочете видалити акаунт? Цю дію не можна скасувати."
      cancelLabel="Скасувати"
      confirmLabel="Видалити"
      danger
      pending={deletion.isPending}
      error={deletion.error && errorMessage(deletion.error).text}
      onCancel={onClose}
      onConfirm={() => deletion.mutate()}
    />
  )
}
