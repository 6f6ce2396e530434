import { IconClock } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'

import { chosenSlotText } from '#src/device/remembered.ts'

import classes from './ChosenSlotLine.module.css'

/** The time slot that a visitor is about to book, if the return path `next` leads to one. */
export function ChosenSlotLine({ next }: { next: string | undefined }): ReactNode {
  const [text] = useState(() => chosenSlotText(next))
  return (
    text !== null && (
      <p className={classes['line']}>
        <IconClock size={20} role="img" aria-label="Обраний час:" />
        <span>
          <span>{text}</span>
          <small>Час ще не заброньовано</small>
        </span>
      </p>
    )
  )
}
