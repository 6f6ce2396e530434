import { Text, Title } from '@mantine/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react'

import { userOptions, timeSlotsOptions } from '#src/api/reads.ts'
import { weekOf } from '#src/domain/time/calendar-date.ts'
import { kyivInstant } from '#src/domain/time/kyiv-time.ts'
import { Card } from '#src/ui/Card.tsx'
import { useKyivNow } from '#src/ui/dates/use-clock.ts'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'
import { lazyPart } from '#src/ui/lazy-part.tsx'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { FailedQuery } from '#src/ui/states/States.tsx'

import { BookingWeek } from './BookingWeek.tsx'
import { ChosenSlot } from './ChosenSlot.tsx'
import { DaySlots } from './DaySlots.tsx'
import { NoHours } from './NoHours.tsx'
import { slotState } from './slot-state.ts'
import { SLOTS, useBooking } from './use-booking.ts'

import classes from './BookingView.module.css'

const route = getRouteApi('/_public/coach/$id')

const BookingDialog = lazyPart(() =>
  import('./BookingDialog.tsx').then((module) => module.BookingDialog),
)

/**
 * A coach's free time, for clients to book (product §2 «Booking view»). The address has the day.
 */
export function BookingView(): ReactNode {
  const { id } = route.useParams()
  const { date: dateInAddress, slot: chosenId, ask = false } = route.useSearch()
  const navigate = useWhileShown(route.useNavigate())
  const { data: coach } = useSuspenseQuery(userOptions(id))
  // Updates, so that slots become past and today becomes tomorrow while the screen is open.
  const { date: today, time } = useKyivNow()
  const date = dateInAddress ?? today
  const [from = date, , , , , , to = date] = weekOf(date)
  const week = useQuery(timeSlotsOptions(coach.id, { from, to }))
  const booking = useBooking(coach)

  const now = kyivInstant(today, time)
  const slots = week.data?.map((slot) => ({
    slot,
    state: slotState(slot, now, booking.clientId),
  }))
  const toDay = (day: string): void =>
    void navigate({ search: { date: day }, replace: true, resetScroll: false })

  const hasNoHours = slots?.length === 0 && coach.training_schedules.length === 0
  const chosen = slots?.find(({ slot }) => slot.id === chosenId)
  // Waits for the visitor's profile and the free slots.
  const mayAsk = ask && slots !== undefined && (booking.clientId !== null || booking.isCoach)
  const heading = useRef<HTMLHeadingElement>(null)
  const onArrival = useEffectEvent(() => {
    // It gets the focus back when the question is closed.
    heading.current?.focus({ preventScroll: true })
    // A coach who has signed in reads here why nothing can be booked.
    if (booking.isCoach) void navigate({ search: { date }, hash: SLOTS, replace: true })
    else if (chosen?.state === 'free') booking.choose(chosen.slot, { returned: true })
    else void navigate({ search: { date, slot: chosenId }, replace: true, resetScroll: false })
  })
  useEffect(() => {
    if (mayAsk) onArrival()
  }, [mayAsk])

  return (
    <Card as="section" aria-labelledby={SLOTS} className={classes['booking']}>
      <Title ref={heading} order={2} id={SLOTS} tabIndex={-1}>
        Запис на тренування
      </Title>
      {hasNoHours && <NoHours phone={coach.phone} />}
      {!hasNoHours && (
        <>
          <Text c="dimmed">
            {booking.isCoach
              ? 'Це акаунт тренера, а записатися може лише клієнт.'
              : 'Обери день і вільну годину. Тренер має 3 години, щоб підтвердити запит.'}
          </Text>
          <BookingWeek
            date={date}
            today={today}
            freeOn={(day) =>
              slots?.filter(({ slot, state }) => slot.date === day && state === 'free').length ??
              null
            }
            onDay={toDay}
          />
        </>
      )}
      {chosenId !== undefined && slots && !booking.isCoach && (
        <ChosenSlot chosen={chosen} onBook={booking.choose} />
      )}
      {slots && !hasNoHours && (
        <div>
          <DaySlots
            slots={slots}
            date={date}
            chosenId={chosenId}
            onChoose={booking.isCoach ? null : booking.choose}
            onDay={toDay}
          />
        </div>
      )}
      {week.isPending && <SkeletonBlock height="14rem" />}
      {week.isError && !slots && <FailedQuery query={week} />}
      {booking.asking && (
        <Suspense>
          <BookingDialog
            opened={booking.asking.opened}
            slot={booking.asking.slot}
            coach={coach}
            request={booking.request}
            onBook={booking.book}
            onClose={booking.close}
          />
        </Suspense>
      )}
    </Card>
  )
}
