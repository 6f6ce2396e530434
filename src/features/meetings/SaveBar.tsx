import { Button, Text } from '@mantine/core'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import type { ReactNode } from 'react'

import classes from './SaveBar.module.css'

/**
 * The button that saves a long form, always in sight, and why saving failed. No submit button: Enter
 * in a field of digits, where a phone has it beside them, must not save and leave.
 */
export function SaveBar({
  label,
  pending,
  alert,
  onSave,
}: {
  label: string
  pending: boolean
  alert: string | null
  onSave: () => void
}): ReactNode {
  return (
    <div className={classes['bar']}>
      {alert !== null && (
        <Text role="alert" className={classes['alert'] ?? ''}>
          <IconAlertTriangle size={20} aria-hidden />
          {alert}
        </Text>
      )}
      <Button loading={pending} onClick={onSave}>
        {label}
      </Button>
    </div>
  )
}
