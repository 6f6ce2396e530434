import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

import { Dialog, DialogActions } from '#src/ui/overlays/Dialog.tsx'

/** Says that the hours are saved (product §4 «Working hours»). */
export function SavedDialog({
  opened,
  onClose,
}: {
  opened: boolean
  onClose: () => void
}): ReactNode {
  return (
    <Dialog opened={opened} onClose={onClose} title="Робочі години успішно змінені">
      <DialogActions>
        <Button data-autofocus onClick={onClose}>
          Зрозуміло
        </Button>
      </DialogActions>
    </Dialog>
  )
}
