import { Button, Modal, Text } from '@mantine/core'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { leave } from '#src/device/leave.ts'
import { errorMessage } from '#src/errors/error-text.ts'
import { ACCOUNT_DELETED } from '#src/errors/messages.ts'
import { toast } from '#src/ui/toast.ts'
import { deleteAccount } from './api.ts'
import classes from './SettingsScreen.module.css'

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
    <Modal
      opened={opened}
      onClose={onClose}
      title="Підтвердження"
      centered
      closeButtonProps={{ 'aria-label': 'Закрити' }}
    >
      <Text mb="lg">Ви впевнені, що хочете видалити акаунт? Цю дію не можна скасувати.</Text>
      {deletion.isError && (
        <Text role="alert" c="var(--mantine-color-error)" mb="md">
          {errorMessage(deletion.error).text}
        </Text>
      )}
      <div className={classes['actions']}>
        <Button variant="default" data-autofocus onClick={onClose}>
          Скасувати
        </Button>
        <Button color="red" loading={deletion.isPending} onClick={() => deletion.mutate()}>
          Видалити
        </Button>
      </div>
    </Modal>
  )
}
