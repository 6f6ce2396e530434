import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'

import { Dialog, DialogActions } from '#src/ui/overlays/Dialog.tsx'

const NOTICES = {
  person: {
    title: 'В іншій вкладці увійшла інша людина',
    text: 'Ця сторінка більше нічого не надсилає, щоб твої зміни не потрапили до чужого акаунта.',
  },
  flow: {
    title: 'В іншій вкладці почався новий вхід',
    text: 'Ця сторінка нічого не надсилає, доки в тій вкладці не ввійдеш ти. Тоді вона працюватиме далі.',
  },
}

/**
 * Somebody else has signed in in another tab, or has begun to. This page still belongs to the first
 * person and sends nothing any more. What they typed stays on the device.
 */
export function AnotherPersonNotice({ owner }: { owner: keyof typeof NOTICES }): ReactNode {
  const { title, text } = NOTICES[owner]
  return (
    <Dialog opened title={title}>
      <Text>{text} Збережені чернетки чекають на цьому пристрої, доки ти знову не ввійдеш.</Text>
      <DialogActions>
        <Button data-autofocus onClick={() => location.reload()}>
          Відкрити сторінку наново
        </Button>
      </DialogActions>
    </Dialog>
  )
}
