import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'

import { Dialog, DialogActions } from '#src/ui/Dialog.tsx'

/**
 * Somebody else has signed in in another tab: this page is still the first person's, and sends nothing
 * any more. What they typed stays on the device.
 */
export function AnotherPersonNotice(): ReactNode {
  return (
    <Dialog opened title="В іншій вкладці увійшла інша людина">
      <Text>
        Ця сторінка більше нічого не надсилає, щоб ваші зміни не потрапили до чужого акаунта.
        Збережені чернетки чекають на цьому пристрої, доки ви знову не ввійдете.
      </Text>
      <DialogActions>
        <Button data-autofocus onClick={() => location.reload()}>
          Відкрити сторінку наново
        </Button>
      </DialogActions>
    </Dialog>
  )
}
