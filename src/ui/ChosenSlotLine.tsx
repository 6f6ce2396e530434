import { IconClock } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'

import { chosenSlotText } from '#src/device/remembered.ts'

import classes from './ChosenSlotLine.module.css'

/** In the markup of the first paint the page fills the line in, or removes it (src/build/arrive.ts). */
const isRendering = typeof document === 'undefined'

/** The time slot that a visitor is about to book, if the return path `next` leads to one. */
export function ChosenSlotLine({ next }: { next: string | undefined }): ReactNode {
  const [text] = useState(() => (isRendering ? ' ' : chosenSlotText(next)))
  return (
    text !== null && (
      <p className={classes['line']}>
        <IconClock size={20} role="img" aria-label="Обраний час:" />
        <span>
          <span data-slot>{text}</span>
          <small>Час ще не заброньовано</small>
        </span>
      </p>
    )
  )
}
