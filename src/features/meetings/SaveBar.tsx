import { Button } from '@mantine/core'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import type { ReactNode } from 'react'

import classes from './SaveBar.module.css'

/** The submit button of a long form, always in sight, and why saving failed. */
export function SaveBar({
  label,
  pending,
  alert,
}: {
  label: string
  pending: boolean
  alert: string | null
}): ReactNode {
  return (
    <div className={classes['bar']}>
      {alert !== null && (
        <p role="alert" className={classes['alert']}>
          <IconAlertTriangle size={20} aria-hidden />
          {alert}
        </p>
      )}
      <Button type="submit" loading={pending}>
        {label}
      </Button>
    </div>
  )
}
