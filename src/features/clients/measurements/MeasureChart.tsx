import { SegmentedControl, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'

import '@mantine/core/styles/FloatingIndicator.css'
import '@mantine/core/styles/SegmentedControl.css'
import {
  type BodyEntry,
  changeOf,
  type Measure,
  MEASURE_NAMES,
  MEASURE_UNITS,
  datedValuesOf,
} from '#src/domain/body.ts'
import { addDays, daysBetween } from '#src/domain/time/calendar-date.ts'
import { fullDate } from '#src/domain/time/date-text.ts'

import { axisDate, changeText, numberText } from './measure-text.ts'
import { MeasureLine } from './MeasureLine.tsx'

import segments from '#src/ui/forms/segments.module.css'
import classes from './MeasureChart.module.css'

const DAYS_OF_A_YEAR = 365

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
  const measure = measures.includes(chosen) ? chosen : measures[0]
  const unit = MEASURE_UNITS[measure]
  const taken = datedValuesOf(entries, measure)
  const [first, last] = [taken.at(0), taken.at(-1)]
  if (!first || !last) return null

  // Days from the first, so that the slope is the speed of the change.
  const points = taken.map(({ date, value }) => ({ day: daysBetween(first.date, date), value }))
  const dateText = daysBetween(first.date, last.date) < DAYS_OF_A_YEAR ? axisDate : fullDate
  return (
    <>
      <SegmentedControl
        aria-label="Що показати на графіку"
        data={measures.map((value) => ({ value, label: MEASURE_NAMES[value] }))}
        value={measure}
        onChange={setChosen}
        fullWidth
        classNames={{
          root: segments['track'] ?? '',
          label: segments['label'] ?? '',
          indicator: segments['chosen'] ?? '',
        }}
      />
      <Text size="sm" c="dimmed" aria-live="polite">
        {MEASURE_NAMES[measure]}:{' '}
        <strong className={classes['change']}>
          {changeText(changeOf(first, last))} {unit}
        </strong>{' '}
        від {fullDate(first.date)}
      </Text>
      <MeasureLine
        key={measure}
        points={points}
        name={MEASURE_NAMES[measure]}
        valueText={(value) => `${numberText(value)} ${unit}`}
        axisText={(day) => dateText(addDays(first.date, day))}
        dayText={(day) => fullDate(addDays(first.date, day))}
      />
    </>
  )
}
