import { Text, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useId } from 'react'

import { longDayText } from '#src/domain/time/date-text.ts'
import { type HourRange, nowLine, placeOf } from '#src/features/calendar/rules/calendar-grid.ts'
import { lanesOf } from '#src/features/calendar/rules/calendar-lanes.ts'

import type { Entry } from './day-entries.ts'
import { EntryItem } from './EntryItem.tsx'

import classes from './WeekGrid.module.css'

interface DayColumnProps {
  date: string
  chosen: boolean
  entries: readonly Entry[]
  /** Whether the screen already says that the week has no slots. */
  silent: boolean
  range: HourRange
  now: { date: string; time: string }
}

/** A day: visually a column of the grid, for a screen reader a list of times with its heading. */
export function DayColumn({
  date,
  chosen,
  entries,
  silent,
  range,
  now,
}: DayColumnProps): ReactNode {
  const id = useId()
  const lanes = lanesOf(entries)
  const line = date === now.date ? nowLine(now.time, range) : null
  const isPast = (time: string): boolean => `${date} ${time}` <= `${now.date} ${now.time}`
  return (
    <section className={classes['day']} data-chosen={chosen} aria-labelledby={id}>
      <VisuallyHidden>
        <h3 id={id}>{longDayText(date)}</h3>
      </VisuallyHidden>
      {entries.length === 0 && !silent && (
        <Text className={classes['none'] ?? ''}>Слотів немає</Text>
      )}
      <ol className={classes['entries']}>
        {entries.map((entry, n) => {
          const { lane, lanes: count } = lanes[n] ?? { lane: 0, lanes: 1 }
          const { top, height } = placeOf(entry.start, entry.end, range)
          const style = {
            top,
            height,
            insetInlineStart: `${(100 * lane) / count}%`,
            width: `${100 / count}%`,
          }
          return (
            <li key={entry.key} className={classes['place']} style={style}>
              <EntryItem
                entry={entry}
                date={date}
                started={isPast(entry.start)}
                over={isPast(entry.end)}
              />
            </li>
          )
        })}
      </ol>
      {line !== null && <span className={classes['now']} style={{ top: line }} data-now />}
    </section>
  )
}
