import type { ReactNode } from 'react'

import classes from './MeasureLine.module.css'

interface MeasureTipProps {
  /** How far across the chart its point is, 0 to 1. */
  across: number
  /** Above or below: its point stays in sight. */
  isBelow: boolean
  day: string
  name: string
  value: string
}

/** The number of the point that is pointed at. */
export function MeasureTip({ across, isBelow, day, name, value }: MeasureTipProps): ReactNode {
  return (
    <div
      className={classes['tip']}
      data-below={isBelow}
      // It moves along with its point, from one edge to the other.
      style={{ left: `${across * 100}%`, translate: `${across * -100}%` }}
    >
      <strong>{day}</strong>
      <span className={classes['named']}>{name}</span>
      <span>{value}</span>
    </div>
  )
}
