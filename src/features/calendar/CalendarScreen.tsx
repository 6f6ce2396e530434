import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { loadedBefore } from '#src/api/loaded-before.ts'
import { meOptions } from '#src/api/me.ts'
import { coachSessionsOptions } from '#src/api/session-reads.ts'
import { timeSlotsOptions } from '#src/api/slot-reads.ts'
import { addDays, weekOf, weekPeriod } from '#src/domain/time/calendar-date.ts'
import { useKyivNow } from '#src/ui/dates/use-clock.ts'
import { useWhileShown } from '#src/ui/hooks/use-while-shown.ts'
import { Screen } from '#src/ui/Screen.tsx'
import { FailedQuery } from '#src/ui/states/FailedQuery.tsx'

import { CalendarActions } from './CalendarActions.tsx'
import { GridSkeleton } from './CalendarSkeleton.tsx'
import { CalendarWeek } from './CalendarWeek.tsx'
import { EmptyWeek } from './EmptyWeek.tsx'
import { Toolbar } from './Toolbar.tsx'
import { WeekGrid } from './WeekGrid.tsx'

import classes from './CalendarScreen.module.css'

const route = getRouteApi('/_protected/_shell/_coach/calendar')

/** «Календар» (product §2 «/calendar»): a day on a phone, its week on a desktop. */
export function CalendarScreen(): ReactNode {
  const { data: me } = useSuspenseQuery(meOptions())
  const now = useKyivNow()
  const { date = now.date } = route.useSearch()
  const navigate = useWhileShown(route.useNavigate())
  const week = weekOf(date)
  const period = weekPeriod(date)
  // Not suspended, so that the frame, and the focus in it, stays while another week loads. The
  // loader has started the reads by now; the button repeats failed ones.
  const slots = useQuery({ ...timeSlotsOptions(me.id, period), ...loadedBefore })
  const sessions = useQuery({ ...coachSessionsOptions(me.id, period), ...loadedBefore })
  const failure = (slots.data ? null : slots.error) ?? (sessions.data ? null : sessions.error)

  const meetingsOn = (day: string): number | null =>
    sessions.data?.filter(
      ({ status, time_slot }) =>
        time_slot.date === day && (status === 'verified' || status === 'concluded'),
    ).length ?? null
  // Computed from the router's latest address: a second press may come before the screen has
  // rendered.
  const step = (days: number): void =>
    void navigate({
      search: ({ date: from = now.date }) => ({ date: addDays(from, days) }),
      resetScroll: false,
    })
  const retry = (): void => void Promise.all([slots.refetch(), sessions.refetch()])

  return (
    <Screen title="Календар" column="wide" action={<CalendarActions date={date} />}>
      <div className={classes['calendar']}>
        <div className={classes['head']}>
          <Toolbar
            date={date}
            today={now.date}
            week={week}
            onDay={(day) => void navigate({ search: { date: day }, resetScroll: false })}
            onStep={step}
          />
          <CalendarWeek date={date} today={now.date} meetingsOn={meetingsOn} />
        </div>
        {failure && <FailedQuery query={{ error: failure, isFetching: false, refetch: retry }} />}
        {!failure && !(slots.data && sessions.data) && <GridSkeleton />}
        {slots.data && sessions.data && (
          <>
            {slots.data.length === 0 && sessions.data.length === 0 && (
              <EmptyWeek hasHours={me.training_schedules.length > 0} />
            )}
            <WeekGrid
              week={week}
              date={date}
              now={now}
              slots={slots.data}
              sessions={sessions.data}
            />
          </>
        )}
      </div>
    </Screen>
  )
}
