import { useElementSize } from '@mantine/hooks'
import { scaleLinear } from 'd3-scale'
import { type PointerEvent, type ReactNode, useState } from 'react'

import { DateAxis, NumberAxis } from './MeasureAxes.tsx'
import { MeasureTip } from './MeasureTip.tsx'

import classes from './MeasureLine.module.css'

/** A number, and its day, counted from the first. */
export interface Point {
  day: number
  value: number
}

/** Margins around the line, in px: numbers on the left, dates below. */
const SPACE = { top: 12, right: 16, bottom: 30, left: 60 }
/** The approximate number of horizontal lines. */
const LINES = 4

interface MeasureLineProps {
  /** In the order of their days; at least one. */
  points: readonly Point[]
  name: string
  valueText: (value: number) => string
  /** A short date below the line, and a longer one for a point. */
  axisText: (day: number) => string
  dayText: (day: number) => string
}

/**
 * A line through the points, hidden from screen readers: the table beside it has the same numbers.
 */
export function MeasureLine(props: MeasureLineProps): ReactNode {
  const { points, name, valueText, axisText, dayText } = props
  const { ref, width, height } = useElementSize()
  const [active, setActive] = useState<Point | null>(null)

  const bottom = height - SPACE.bottom
  const days = points.map(({ day }) => day)
  const values = points.map(({ value }) => value)
  const x = scaleLinear([0, Math.max(...days)], [SPACE.left, width - SPACE.right])
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [bottom, SPACE.top]).nice(LINES)

  const choose = ({ clientX, currentTarget }: PointerEvent): void => {
    const at = clientX - currentTarget.getBoundingClientRect().left
    const away = ({ day }: Point): number => Math.abs(x(day) - at)
    setActive(points.reduce((best, one) => (away(one) < away(best) ? one : best)))
  }
  return (
    <div
      aria-hidden
      ref={ref}
      className={classes['chart']}
      onPointerDown={choose}
      onPointerMove={choose}
      // For the mouse only: after a touch the number stays until the next touch elsewhere, so that
      // it can be read.
      onMouseLeave={() => setActive(null)}
    >
      {width > 0 && (
        <svg width={width} height={height}>
          <NumberAxis values={y.ticks(LINES)} at={y} width={width} />
          <DateAxis days={days} at={x} width={width} height={height} text={axisText} />
          {active && (
            <path className={classes['cursor']} d={`M${x(active.day)} ${SPACE.top}V${bottom}`} />
          )}
          <polyline
            className={classes['line']}
            points={points.map(({ day, value }) => `${x(day)},${y(value)}`).join(' ')}
          />
          {points.map((one) => (
            <circle
              key={one.day}
              className={classes['dot']}
              cx={x(one.day)}
              cy={y(one.value)}
              r={one.day === active?.day ? 6 : 4}
            />
          ))}
        </svg>
      )}
      {active && (
        <MeasureTip
          across={x(active.day) / width}
          isBelow={y(active.value) < height / 2}
          day={dayText(active.day)}
          name={name}
          value={valueText(active.value)}
        />
      )}
    </div>
  )
}
