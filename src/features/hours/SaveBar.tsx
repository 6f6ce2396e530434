import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'

import { HOURS_NOT_SAVED } from '#src/errors/messages.ts'

import classes from './SaveBar.module.css'

interface SaveBarProps {
  unsaved: boolean
  saving: boolean
  failed: boolean
  /** Whether an earlier save broke off on the way. */
  partly: boolean
  onCancel: () => void
}

/** What is at stake, «Скасувати» and «Зберегти»: at the foot of the screen, always in reach. */
export function SaveBar({ unsaved, saving, failed, partly, onCancel }: SaveBarProps): ReactNode {
  const idle = saving || !unsaved
  return (
    <div className={classes['bar']}>
      <div className={classes['state']}>
        {failed && unsaved && (
          <Text role="alert" fw={600} c="var(--mantine-color-error)">
            {HOURS_NOT_SAVED}
          </Text>
        )}
        {unsaved && !saving && (
          <Text size="sm" c="dimmed">
            {partly
              ? 'Частину змін могло бути збережено. Збережіть ще раз.'
              : 'Є незбережені зміни'}
          </Text>
        )}
      </div>
      <Button variant="default" {...disabledIf(idle)} onClick={() => !idle && onCancel()}>
        Скасувати
      </Button>
      <Button type="submit" {...disabledIf(idle)}>
        {saving ? 'Збереження…' : 'Зберегти'}
      </Button>
    </div>
  )
}

/** Disabled, but still holding the focus: a keyboard is not thrown back to the page's start. */
const disabledIf = (idle: boolean) => (idle ? { 'aria-disabled': true, 'data-disabled': true } : {})
