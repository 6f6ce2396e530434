import { Text, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconClock, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useRef } from 'react'

import '@mantine/core/styles/VisuallyHidden.css'

import { type Session, type TimeSlot, useClient } from '#src/api/queries.ts'
import { clientName } from '#src/domain/names.ts'
import { weekOf } from '#src/domain/time/calendar-date.ts'
import { longDayText } from '#src/domain/time/calendar-text.ts'
import { dayText, timeRange } from '#src/domain/time/date-text.ts'
import { programTitleOf } from '#src/errors/program-title.ts'
import type { useKyivNow } from '#src/ui/dates/use-kyiv-now.ts'
import { useNearViewport } from '#src/ui/hooks/use-near-viewport.ts'
import { usePrinting } from '#src/ui/hooks/use-printing.ts'
import { sessionModalAtom } from '#src/ui/overlays/overlay-atoms.ts'

import {
  dayEntries,
  type Entry,
  hourRange,
  inLanes,
  nowLine,
  placeOf,
  ROW_HEIGHT,
  rowCount,
} from './day-entries.ts'

import classes from './WeekGrid.module.css'

/** The media queries are evaluated before the first rendering: no server renders the calendar. */
const AT_ONCE = { getInitialValueInEffect: false }

/**
 * How many days are side by side. The other days of the week are not rendered. The widths are those
 * of the style sheet.
 */
function useDaysShown(): number {
  const isTablet = useMediaQuery('(min-width: 48em)', false, AT_ONCE)
  const isDesktop = useMediaQuery('(min-width: 80em)', false, AT_ONCE)
  const printing = usePrinting()
  if (isDesktop || printing) return 7
  return isTablet ? 3 : 1
}

type Now = ReturnType<typeof useKyivNow>

interface WeekGridProps {
  /** The selected day of the week, the only one on a phone. */
  date: string
  now: Now
  slots: readonly TimeSlot[]
  sessions: readonly Session[]
}

/** The week in rows of half an hour (product §2 «Calendar details»). */
export function WeekGrid({ date, now, slots, sessions }: WeekGridProps): ReactNode {
  const week = weekOf(date)
  const days = week.map((day) => ({ day, entries: dayEntries(day, slots, sessions) }))
  const all = days.flatMap(({ entries }) => entries)
  const range = hourRange(all)
  const hours = Array.from({ length: range.to - range.from }, (_, n) => range.from + n)
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the router, which scrolls a new screen to the top.
    const frame = requestAnimationFrame(() => {
      const line = grid.current?.querySelector('[data-chosen="true"]:has(li) [data-now]')
      // In the evening the current hour is below the visible part. An empty day has none to show.
      if (line && line.getBoundingClientRect().top > innerHeight - 2 * ROW_HEIGHT)
        line.scrollIntoView({ block: 'center' })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  // The selected day and those after it, within its week.
  const count = useDaysShown()
  const first = Math.min(week.indexOf(date), week.length - count)
  const shown = days.slice(first, first + count)
  const style = { '--row': `${ROW_HEIGHT}px`, '--rows': rowCount(range) }
  return (
    <div ref={grid} className={classes['grid']} style={style}>
      <div className={classes['heads']} aria-hidden>
        {shown.map(({ day }) => (
          <span key={day} data-chosen={day === date}>
            {dayText(day)}
          </span>
        ))}
      </div>
      <div className={classes['hours']} aria-hidden>
        {hours.map((hour) => (
          <span key={hour}>{String(hour).padStart(2, '0')}:00</span>
        ))}
      </div>
      {shown.map(({ day, entries }) => {
        const line = day === now.date ? nowLine(now.time, range) : null
        // Visually a column of the grid, for a screen reader a list of times with its heading.
        return (
          <section
            key={day}
            className={classes['day']}
            data-chosen={day === date}
            aria-labelledby={`day-${day}`}
          >
            <VisuallyHidden>
              <h3 id={`day-${day}`}>{longDayText(day)}</h3>
            </VisuallyHidden>
            {/* If no day has any, the screen says that the week has no slots. */}
            {entries.length === 0 && all.length > 0 && (
              <Text c="dimmed" fz="sm" ta="center" p="sm">
                Слотів немає
              </Text>
            )}
            <ol className={classes['entries']}>
              {inLanes(entries).map((entry) => (
                <li
                  key={entry.key}
                  className={classes['place']}
                  style={{
                    ...placeOf(entry.start, entry.end, range),
                    insetInlineStart: `${(100 * entry.lane) / entry.lanes}%`,
                    width: `${100 / entry.lanes}%`,
                  }}
                >
                  <EntryItem entry={entry} date={day} now={now} />
                </li>
              ))}
            </ol>
            {line !== null && (
              <span className={classes['now']} style={{ top: line }} data-now aria-hidden />
            )}
          </section>
        )
      })}
    </div>
  )
}

/** A card, an open request, a free slot or a cancelled session, with its text and its action. */
function EntryItem({ entry, date, now }: { entry: Entry; date: string; now: Now }): ReactNode {
  const openSession = useSetAtom(sessionModalAtom)
  const isPast = (time: string): boolean => `${date} ${time}` <= `${now.date} ${now.time}`
  const started = isPast(entry.start)
  const time = <time className={classes['time']}>{timeRange(entry.start, entry.end)}</time>
  if ('session' in entry) {
    const { kind, session } = entry
    return (
      <button
        type="button"
        className={classes['entry']}
        data-kind={kind}
        data-over={kind === 'meeting' ? isPast(entry.end) : undefined}
        onClick={() => openSession(session.id)}
      >
        {time}
        <span className={classes['name']}>
          <Client session={session} />
        </span>
        {kind === 'meeting' ? (
          <>
            <span className={classes['program']}>
              <span className={classes['title']}>{programTitleOf(session)}</span>
            </span>
            <VisuallyHidden>підтверджено</VisuallyHidden>
          </>
        ) : (
          <span className={classes['note']}>
            <IconClock size={14} aria-hidden />
            Очікує підтвердження
          </span>
        )}
      </button>
    )
  }
  const text = (
    <>
      {entry.kind === 'gone' ? (
        time
      ) : (
        <span className={classes['line']}>
          {time}
          <span className={classes['note']}>
            {!started && <IconPlus size={14} aria-hidden />}
            {started ? 'порожньо' : 'вільно'}
          </span>
        </span>
      )}
      {entry.cancelled.map((session) => (
        <span key={session.id} className={classes['cancelled']}>
          <s className="u-clamp">
            <Client session={session} />
          </s>{' '}
          скасовано
        </span>
      ))}
    </>
  )
  // A past slot cannot be booked: it can get the focus like the others of the day, but is not a link.
  if (entry.kind === 'gone' || started)
    return (
      <button type="button" className={classes['entry']} data-kind="past" aria-disabled>
        {text}
      </button>
    )
  return (
    <Link
      to="/add-meeting"
      search={{ date, slot: entry.slotId }}
      className={classes['entry']}
      data-kind="free"
    >
      {text}
    </Link>
  )
}

/**
 * The client's name. If the session does not have it, it is requested once it is near the viewport.
 */
function Client({ session }: { session: Session }): ReactNode {
  const [ref, near] = useNearViewport()
  const client = useClient(session, near)
  return session.client ? clientName(session.client) : <span ref={ref}>{clientName(client)}</span>
}
