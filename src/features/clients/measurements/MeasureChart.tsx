import { Text } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { scaleLinear } from 'd3-scale'
import { type PointerEvent, type ReactNode, useState } from 'react'

import {
  type BodyEntry,
  changeOf,
  type DatedValue,
  datedValuesOf,
  type Measure,
  MEASURE_INFO,
} from '#src/domain/body.ts'
import { daysBetween } from '#src/domain/time/calendar-date.ts'
import { fullDate } from '#src/domain/time/calendar-text.ts'
import { changeText, numberText } from '#src/features/clients/CardParts.tsx'
import { Segments } from '#src/ui/forms/Segments.tsx'

import classes from './MeasureChart.module.css'

const DAYS_OF_A_YEAR = 365

/** Margins around the line, in px: numbers on the left, dates below. */
const SPACE = { top: 12, right: 16, bottom: 30, left: 60 }
/** The approximate number of horizontal lines. */
const LINES = 4
/** Where the horizontal lines start, a little before the first point, and where their numbers end. */
const LINES_FROM = 44
const NUMBERS_TO = 26
/** The width of a date with its year and the space around it, in px. */
const DATE_WIDTH = 136

/** '2027-02-27' to '27 лютого', for the axis of a chart. */
export const axisDate = (date: string): string => fullDate(date).replace(/ \d+$/, '')

/**
 * How a measure has changed: a summary in words, and a line; the table below has the numbers.
 * `entries` are oldest first, and each of `measures` was measured at least twice.
 */
export function MeasureChart({
  entries,
  measures,
}: {
  entries: readonly BodyEntry[]
  measures: readonly [Measure, ...Measure[]]
}): ReactNode {
  const [chosen, setChosen] = useState<Measure>(measures[0])
  /** The date of the point whose number is shown. */
  const [pointed, setPointed] = useState<string | null>(null)
  const { ref, width, height } = useElementSize()
  const measure = measures.includes(chosen) ? chosen : measures[0]
  const { unit } = MEASURE_INFO[measure]
  const points = datedValuesOf(entries, measure)
  const [first, last] = [points.at(0), points.at(-1)]
  if (!first || !last) return null

  const bottom = height - SPACE.bottom
  const values = points.map(({ value }) => value)
  // By days, so that the slope is the speed of the change.
  const days = scaleLinear(
    [0, daysBetween(first.date, last.date)],
    [SPACE.left, width - SPACE.right],
  )
  const x = ({ date }: DatedValue): number => days(daysBetween(first.date, date))
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [bottom, SPACE.top]).nice(LINES)

  const active = points.find(({ date }) => date === pointed)
  const dateText = daysBetween(first.date, last.date) < DAYS_OF_A_YEAR ? axisDate : fullDate
  // The dates of the first and the last point, and of as many in between as fit.
  const dated = points.reduce<DatedValue[]>((shown, point) => {
    const isFree = [last, ...shown].every((other) => Math.abs(x(point) - x(other)) > DATE_WIDTH)
    return isFree ? [...shown, point] : shown
  }, [])

  const choose = ({ clientX, currentTarget }: PointerEvent): void => {
    const at = clientX - currentTarget.getBoundingClientRect().left
    const away = (point: DatedValue): number => Math.abs(x(point) - at)
    setPointed(points.reduce((best, one) => (away(one) < away(best) ? one : best)).date)
  }
  return (
    <>
      <Segments
        label="Що показати на графіку"
        choices={measures.map((value) => ({ value, label: MEASURE_INFO[value].name }))}
        value={measure}
        onChange={(value) => {
          setChosen(value)
          setPointed(null)
        }}
      />
      <Text size="sm" c="dimmed" aria-live="polite">
        {MEASURE_INFO[measure].name}:{' '}
        <strong style={{ color: 'var(--pulse-ink)' }}>
          {changeText(changeOf(first, last))} {unit}
        </strong>{' '}
        від {fullDate(first.date)}
      </Text>
      {/* Hidden from screen readers: the table below has the same numbers. */}
      <div
        aria-hidden
        ref={ref}
        className={classes['chart']}
        onPointerDown={choose}
        onPointerMove={choose}
        // For the mouse only: after a touch the number stays until the next touch elsewhere, so that
        // it can be read.
        onMouseLeave={() => setPointed(null)}
      >
        {width > 0 && (
          // In an SVG what a translator puts in the place of a text is not drawn.
          <svg className="notranslate" width={width} height={height}>
            {y.ticks(LINES).map((value) => (
              <g key={value} transform={`translate(0 ${y(value)})`}>
                <line className={classes['across']} x1={LINES_FROM} x2={width} />
                <text className={classes['number']} x={NUMBERS_TO} dy="0.35em">
                  {numberText(value)}
                </text>
              </g>
            ))}
            <g transform={`translate(0 ${height - 4})`}>
              {dated.map((point) => (
                <text key={point.date} className={classes['date']} x={x(point)}>
                  {dateText(point.date)}
                </text>
              ))}
              <text className={classes['last']} x={width}>
                {dateText(last.date)}
              </text>
            </g>
            {active && (
              <path className={classes['cursor']} d={`M${x(active)} ${SPACE.top}V${bottom}`} />
            )}
            <polyline
              className={classes['line']}
              points={points.map((point) => `${x(point)},${y(point.value)}`).join(' ')}
            />
            {points.map((point) => (
              <circle
                key={point.date}
                className={classes['dot']}
                cx={x(point)}
                cy={y(point.value)}
                r={point.date === active?.date ? 6 : 4}
              />
            ))}
          </svg>
        )}
        {active && (
          <div
            className={classes['tip']}
            // Above or below, so that its point stays visible.
            data-below={y(active.value) < height / 2}
            // Aligned with the left edge for the first point, and with the right edge for the last one.
            style={{
              left: `${(x(active) / width) * 100}%`,
              translate: `${(x(active) / width) * -100}%`,
            }}
          >
            <strong>{fullDate(active.date)}</strong>
            <span className={classes['named']}>{MEASURE_INFO[measure].name}</span>
            <span>
              {numberText(active.value)} {unit}
            </span>
          </div>
        )}
      </div>
    </>
  )
}
