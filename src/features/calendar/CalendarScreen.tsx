import { Button } from '@mantine/core'
import {
  IconCalendarOff,
  IconCalendarSearch,
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
  IconClockHour4,
  IconPlus,
} from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'

import {
  loadedBefore,
  meOptions,
  coachSessionsOptions,
  timeSlotsOptions,
} from '#src/api/queries.ts'
import { freeSlots } from '#src/domain/free-slots.ts'
import { meetingsText } from '#src/domain/number-text.ts'
import { isAgreed } from '#src/domain/session-status.ts'
import { addDays, monthPeriod, weekPeriod } from '#src/domain/time/calendar-date.ts'
import { weekText } from '#src/domain/time/calendar-text.ts'
import { dayText } from '#src/domain/time/date-text.ts'
import { Card } from '#src/ui/Card.tsx'
import { DatePopover } from '#src/ui/dates/DatePopover.tsx'
import { useKyivNow } from '#src/ui/dates/use-kyiv-now.ts'
import { WeekStrip } from '#src/ui/dates/WeekStrip.tsx'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { LoadingScreen, SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { EmptyState, FailedQuery } from '#src/ui/states/States.tsx'

import { WeekGrid } from './WeekGrid.tsx'

import classes from './CalendarScreen.module.css'

const route = getRouteApi('/_shell/_coach/calendar')

type Now = ReturnType<typeof useKyivNow>

/** «Календар» (product §2 «/calendar»): a day on a phone, its week on a desktop. */
export function CalendarScreen(): ReactNode {
  const { data: me } = useSuspenseQuery(meOptions())
  const now = useKyivNow()
  const { date = now.date } = route.useSearch()
  const period = weekPeriod(date)
  // Not suspended, so that the frame, and the focus in it, stays while another week loads. The
  // loader has started the reads by now; the button repeats failed ones.
  const slots = useQuery({ ...timeSlotsOptions(me.id, period), ...loadedBefore })
  const sessions = useQuery({ ...coachSessionsOptions(me.id, period), ...loadedBefore })
  const failure = (slots.data ? null : slots.error) ?? (sessions.data ? null : sessions.error)

  const meetingsOn = (day: string): string | null => {
    const { length } = (sessions.data ?? []).filter(
      (session) => session.time_slot.date === day && isAgreed(session),
    )
    return length > 0 ? meetingsText(length) : null
  }
  const retry = (): void => void Promise.all([slots.refetch(), sessions.refetch()])

  return (
    <Screen
      title="Календар"
      column="wide"
      action={
        <div className={`u-flex ${classes['actions']}`}>
          <LinkButton
            to="/schedules"
            variant="default"
            leftSection={<IconClockHour4 size={18} aria-hidden />}
          >
            Робочі години
          </LinkButton>
          {/* It floats on a phone. */}
          <LinkButton
            to="/add-meeting"
            search={{ date }}
            className={classes['new'] ?? ''}
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            Нова зустріч
          </LinkButton>
        </div>
      }
    >
      <div className={classes['calendar']}>
        <div className={classes['head']}>
          <Toolbar date={date} now={now} coachId={me.id} />
          {/* On a desktop the days are the column headings of the grid. */}
          <nav aria-label="Дні тижня">
            <WeekStrip
              date={date}
              today={now.date}
              noteOn={meetingsOn}
              overGrid
              dayProps={(day) => ({
                renderRoot: (look: object) => (
                  <Link {...look} to="/calendar" search={{ date: day }} resetScroll={false} />
                ),
                'aria-current': day === date ? 'page' : undefined,
              })}
            />
          </nav>
        </div>
        {failure && <FailedQuery query={{ error: failure, isFetching: false, refetch: retry }} />}
        {!failure && !(slots.data && sessions.data) && <GridSkeleton />}
        {slots.data && sessions.data && (
          <>
            {slots.data.length === 0 && sessions.data.length === 0 && (
              <EmptyWeek hasHours={me.training_schedules.length > 0} />
            )}
            <WeekGrid date={date} now={now} slots={slots.data} sessions={sessions.data} />
          </>
        )}
      </div>
    </Screen>
  )
}

/** Moves by a day, on a desktop also by a week, to any date, and back to today. */
function Toolbar({ date, now, coachId }: { date: string; now: Now; coachId: string }): ReactNode {
  const today = now.date
  const marks = useMonthMarks(coachId, date, now)
  const navigate = useWhileShown(route.useNavigate())
  const show = (day: string): void => void navigate({ search: { date: day }, resetScroll: false })
  const step = (days: number, label: string, Icon: typeof IconChevronLeft): ReactNode => (
    <IconButton
      label={label}
      // Computed from the router's latest address: a second press may come before the screen has
      // rendered.
      onClick={() =>
        void navigate({
          search: ({ date: from = today }) => ({ date: addDays(from, days) }),
          resetScroll: false,
        })
      }
    >
      <Icon aria-hidden />
    </IconButton>
  )
  const { from, to } = weekPeriod(date)
  const desktop = classes['desktop'] ?? ''
  return (
    <div className={classes['toolbar']}>
      <div className={classes['steps']}>
        <span className={desktop}>{step(-7, 'Попередній тиждень', IconChevronsLeft)}</span>
        {step(-1, 'Попередній день', IconChevronLeft)}
        <h2 className={classes['label']} aria-live="polite">
          <span>{dayText(date)}</span>
          <span className={`${desktop} ${classes['week']}`}>
            {weekText(from, to, today.slice(0, 4))}
          </span>
        </h2>
        {step(1, 'Наступний день', IconChevronRight)}
        <span className={desktop}>{step(7, 'Наступний тиждень', IconChevronsRight)}</span>
      </div>
      <div className={classes['jumps']}>
        {date !== today && (
          <Button variant="subtle" className={classes['today'] ?? ''} onClick={() => show(today)}>
            Сьогодні
          </Button>
        )}
        <DatePopover
          today={today}
          chosen={date}
          {...marks}
          onDay={show}
          renderButton={(toggle) => (
            <IconButton label="Обрати дату" onClick={toggle}>
              <IconCalendarSearch aria-hidden />
            </IconButton>
          )}
        />
      </div>
    </div>
  )
}

/** Which days of the month that is looked at have meetings, a dot, and free time, a ring. */
function useMonthMarks(coachId: string, date: string, now: Now) {
  const [lookedAt, lookAtMonth] = useState<string | null>(null)
  const { data: slots = [] } = useQuery({
    ...timeSlotsOptions(coachId, monthPeriod(lookedAt ?? date)),
    enabled: lookedAt !== null,
  })
  const free = new Set(freeSlots(slots, now).map((slot) => slot.date))
  const meetingsOn = (day: string): number =>
    slots.filter((slot) => slot.date === day && slot.training_sessions.some(isAgreed)).length
  const joined = (day: string, between: string, busy: string, isFree: string): string =>
    [meetingsOn(day) > 0 && busy, free.has(day) && isFree].filter(Boolean).join(between)
  return {
    onMonth: lookAtMonth,
    marksOn: (day: string) => joined(day, ' ', 'dot', 'ring'),
    noteOn: (day: string) =>
      joined(day, ', ', meetingsText(meetingsOn(day)), 'є вільний час') || null,
  }
}

/** Why a week has nothing to show, and what to do next. */
function EmptyWeek({ hasHours }: { hasHours: boolean }): ReactNode {
  return (
    <Card className={classes['empty']}>
      <EmptyState
        icon={<IconCalendarOff aria-hidden />}
        title={hasHours ? 'Цього тижня слотів немає' : 'Робочих годин ще немає'}
        text={
          hasHours
            ? 'Слоти створюються наперед із твоїх робочих годин.'
            : 'Вкажи, коли ти працюєш: тут з’являться вільні слоти для зустрічей.'
        }
        action={!hasHours && <LinkButton to="/schedules">Задати робочі години</LinkButton>}
      />
    </Card>
  )
}

/** The shape of the calendar while its first week loads. */
export function CalendarSkeleton(): ReactNode {
  return (
    <LoadingScreen>
      <SkeletonBlock height={['2.75rem', '3.5rem']} />
      <GridSkeleton />
    </LoadingScreen>
  )
}

/** Placeholders for slots; shown after a moment, so that a fast answer does not flash. */
function GridSkeleton(): ReactNode {
  return (
    <div className={classes['skeleton']}>
      <SkeletonBlock height={Array<string>(6).fill('5.75rem')} />
    </div>
  )
}
