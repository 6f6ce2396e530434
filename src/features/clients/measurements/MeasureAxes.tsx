import type { ReactNode } from 'react'

import { numberText } from './measure-text.ts'

import classes from './MeasureLine.module.css'

/** Where the horizontal lines start: a little before the first point. */
const LINES_FROM = 44
const NUMBERS_TO = 26
/** The width of a date with its year and the space around it, in px. */
const DATE_WIDTH = 136

/** Horizontal lines, each with its number. */
export function NumberAxis({
  values,
  at,
  width,
}: {
  values: readonly number[]
  at: (value: number) => number
  width: number
}): ReactNode {
  return values.map((value) => (
    <g key={value} transform={`translate(0 ${at(value)})`}>
      <line className={classes['across']} x1={LINES_FROM} x2={width} />
      <text className={classes['number']} x={NUMBERS_TO} dy="0.35em">
        {numberText(value)}
      </text>
    </g>
  ))
}

interface DateAxisProps {
  days: readonly number[]
  at: (day: number) => number
  width: number
  height: number
  text: (day: number) => string
}

/** Dates below: of the first and the last point, and of as many in between as fit. */
export function DateAxis({ days, at, width, height, text }: DateAxisProps): ReactNode {
  const last = days.at(-1) ?? 0
  const between = days.reduce<number[]>((shown, day) => {
    const isFree = [last, ...shown].every((other) => Math.abs(at(day) - at(other)) > DATE_WIDTH)
    return isFree ? [...shown, day] : shown
  }, [])
  return (
    <g transform={`translate(0 ${height - 4})`}>
      {between.map((day) => (
        <text key={day} className={classes['date']} x={at(day)}>
          {text(day)}
        </text>
      ))}
      <text className={classes['last']} x={width}>
        {text(last)}
      </text>
    </g>
  )
}
