import type { ReactNode } from 'react'

import classes from './MeasureLine.module.css'

interface MeasureTipProps {
  /** The horizontal position of its point, 0 to 1. */
  across: number
  /** Above or below, so that its point stays visible. */
  isBelow: boolean
  day: string
  name: string
  value: string
}

/** The number of the selected point. */
export function MeasureTip({ across, isBelow, day, name, value }: MeasureTipProps): ReactNode {
  return (
    <div
      className={classes['tip']}
      data-below={isBelow}
      // Aligned with the left edge for the first point, and with the right edge for the last one.
      style={{ left: `${across * 100}%`, translate: `${across * -100}%` }}
    >
      <strong>{day}</strong>
      <span className={classes['named']}>{name}</span>
      <span>{value}</span>
    </div>
  )
}
