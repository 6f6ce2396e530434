import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import type { ReactNode } from 'react'

import classes from './auth.module.css'

/** Why a whole form failed; stands above its button. */
export function FormAlert({ text }: { text: string | null }): ReactNode {
  return (
    text !== null && (
      <p role="alert" className={classes['alert']}>
        <IconAlertTriangle size={20} aria-hidden />
        {text}
      </p>
    )
  )
}
