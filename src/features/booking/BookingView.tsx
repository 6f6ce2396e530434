import { Button, Text, Title } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

import { useAuth } from '#src/api/auth.ts'
import { meOptions, userOptions, type TimeSlot, timeSlotsOptions } from '#src/api/queries.ts'
import { keepChosenSlot } from '#src/device/remembered.ts'
import { lastCoach, pageIdOf } from '#src/device/share.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'
import { fullName } from '#src/domain/names.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { weekPeriod } from '#src/domain/time/calendar-date.ts'
import { weekText } from '#src/domain/time/calendar-text.ts'
import { dayText } from '#src/domain/time/date-text.ts'
import { kyivInstant } from '#src/domain/time/kyiv-time.ts'
import { hoursText, zoneNote } from '#src/domain/time/own-time.ts'
import { Section } from '#src/ui/Card.tsx'
import { useKyivNow } from '#src/ui/dates/use-kyiv-now.ts'
import { WeekSteps, WeekStrip } from '#src/ui/dates/WeekStrip.tsx'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'
import { lazyPart } from '#src/ui/lazy-part.tsx'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { FailedQuery } from '#src/ui/states/States.tsx'

import { slotRequestMutation } from './api.ts'
import { DaySlots, slotState, type StatedSlot } from './DaySlots.tsx'

import classes from './BookingView.module.css'

const route = getRouteApi('/_public/coach/$id')

const BookingDialog = lazyPart(() =>
  import('./BookingDialog.tsx').then((module) => module.BookingDialog),
)

/** The id of the heading above the slots. */
const SLOTS = 'booking'

/**
 * A coach's free time, for clients to book (product §2 «Booking view»). The address has the day and
 * the chosen slot.
 */
export function BookingView(): ReactNode {
  const { id } = route.useParams()
  const { date: dateInAddress, slot: chosenId, ask } = route.useSearch()
  const navigate = useWhileShown(route.useNavigate())
  const router = useRouter()
  const { data: coach } = useSuspenseQuery(userOptions(id))
  // Updates, so that slots become past and today becomes tomorrow while the screen is open.
  const { date: today, time } = useKyivNow()
  const date = dateInAddress ?? today
  const period = weekPeriod(date)
  const week = useQuery(timeSlotsOptions(coach.id, period))
  const signedIn = isSignedIn(useAuth())
  const { data } = useQuery({ ...meOptions(), enabled: signedIn })
  const me = signedIn ? data : undefined
  const clientId = me?.role === 'client' ? me.id : null
  const isCoach = me?.role === 'coach'
  const name = fullName(coach)
  const pageId = pageIdOf(coach)
  // The card of a client without trainings links back to the coach whose page they saw last.
  useEffect(() => {
    if (clientId !== null)
      lastCoach.write({ ...lastCoach.read(), [clientId]: { id: pageId, name } })
  }, [clientId, pageId, name])
  const now = kyivInstant(today, time)
  const slots = week.data?.map((slot) => ({ slot, state: slotState(slot, now, clientId) }))
  /** How many slots of a day can be booked; undefined while that is not known. */
  const freeOn = (day: string): number | undefined =>
    slots?.filter(({ slot, state }) => slot.date === day && state === 'free').length
  const hasNoHours = slots?.length === 0 && coach.training_schedules.length === 0
  const chosen = slots?.find(({ slot }) => slot.id === chosenId)

  const toDay = (day: string): void =>
    void navigate({ search: { date: day }, replace: true, resetScroll: false })

  // The slot is removed from the address once it is booked.
  const question = useQuestion(coach.id, (slot) => toDay(slot.date))
  const askAbout = (slot: TimeSlot, place: { hash: string } | { resetScroll: false }): void => {
    void navigate({ search: { date: slot.date, slot: slot.id }, replace: true, ...place })
    question.ask(slot)
  }

  /** Anonymous visitors register first, and are asked about the same slot when they return. */
  const choose = (slot: TimeSlot): void => {
    if (signedIn) return askAbout(slot, { resetScroll: false })
    keepChosenSlot(slot.id, `${slotText(slot)} · ${name}`)
    const { href } = router.buildLocation({
      to: '/coach/$id',
      params: { id },
      search: { date: slot.date, slot: slot.id, ask: 'true' },
      hash: SLOTS,
    })
    void navigate({ to: '/register', search: { user_type: 'client', next: href } })
  }

  // Waits for the visitor's profile and the free slots.
  const mayAsk = ask !== undefined && slots !== undefined && (clientId !== null || isCoach)
  const onArrival = useEffectEvent(() => {
    // It gets the focus back when the question is closed.
    document.getElementById(SLOTS)?.focus({ preventScroll: true })
    // A coach who has signed in reads here why nothing can be booked.
    if (isCoach) void navigate({ search: { date }, hash: SLOTS, replace: true })
    // The page is scrolled to the slots, which are seen once the question is closed.
    else if (chosen?.state === 'free') askAbout(chosen.slot, { hash: SLOTS })
    else void navigate({ search: { date, slot: chosenId }, replace: true, resetScroll: false })
  })
  useEffect(() => {
    if (mayAsk) onArrival()
  }, [mayAsk])

  return (
    <Section id={SLOTS} title="Запис на тренування" className={classes['booking']}>
      {hasNoHours ? (
        <NoHours phone={coach.phone} />
      ) : (
        <>
          <Text c="dimmed">
            {isCoach
              ? 'Це акаунт тренера, а записатися може лише клієнт.'
              : `Обери день і вільну годину${zoneNote(date)}. Тренер має 3 години, щоб підтвердити запит.`}
          </Text>
          <div className="u-grid u-xs">
            <div className={classes['week']}>
              {/* The past cannot be reached, because it cannot be booked. */}
              <WeekSteps date={date} earliest={today} onDay={toDay}>
                <Title order={3} aria-live="polite">
                  {weekText(period.from, period.to, today.slice(0, 4))}
                </Title>
              </WeekSteps>
            </div>
            <WeekStrip
              date={date}
              today={today}
              noteOn={(day) => freeText(freeOn(day))}
              markedOn={(day) => Boolean(freeOn(day))}
              dayProps={(day) => ({
                'aria-pressed': day === date,
                'data-past': day < today,
                onClick: () => toDay(day),
              })}
            />
          </div>
        </>
      )}
      {chosenId !== undefined && slots && !isCoach && (
        <ChosenSlot chosen={chosen} onBook={choose} />
      )}
      {slots && !hasNoHours && (
        <div>
          <DaySlots
            slots={slots}
            date={date}
            chosenId={chosenId}
            onChoose={isCoach ? null : choose}
            onDay={toDay}
          />
        </div>
      )}
      {week.isPending && <SkeletonBlock height="14rem" />}
      {week.isError && !slots && <FailedQuery query={week} />}
      {question.shown && <BookingDialog {...question.shown} coach={coach} clientId={clientId} />}
    </Section>
  )
}

/** The question whether to request a slot: `ask` shows it, `shown` is what its dialog shows. */
function useQuestion(coachId: string, onBooked: (slot: TimeSlot) => void) {
  const { call, reset, ...request } = useSingleMutation(slotRequestMutation(coachId))
  // The slot is kept during the dialog's closing transition.
  const [asking, setAsking] = useState<{ slot: TimeSlot; opened: boolean } | null>(null)
  return {
    ask: (slot: TimeSlot): void => {
      reset()
      setAsking({ slot, opened: true })
    },
    shown: asking && {
      ...asking,
      request,
      onBook: () => call(asking.slot, { onSuccess: () => onBooked(asking.slot) }),
      onClose: () => setAsking({ ...asking, opened: false }),
    },
  }
}

/** What the dialog of the question shows. */
export type Question = NonNullable<ReturnType<typeof useQuestion>['shown']>

function freeText(free: number | undefined): string | null {
  if (free === undefined) return null
  return free > 0 ? `вільно годин: ${free}` : 'вільного часу немає'
}

const slotText = (slot: TimeSlot): string => `${dayText(slot.date)}, ${hoursText(slot)}`

/** Shown in place of the days if the coach has no working hours yet. */
function NoHours({ phone }: { phone: string | null }): ReactNode {
  return (
    <div className={classes['empty']}>
      <Text fw={600}>Тренер ще не вказав робочих годин.</Text>
      {phone?.trim() && (
        <>
          <Text c="dimmed">Про час можна домовитися телефоном.</Text>
          <Button
            component="a"
            href={`tel:${phone}`}
            variant="default"
            leftSection={<IconPhone size={20} aria-hidden />}
          >
            {formatPhone(phone)}
          </Button>
        </>
      )}
    </div>
  )
}

interface ChosenSlotProps {
  /** Undefined if the week has no such slot. */
  chosen: StatedSlot | undefined
  onBook: (slot: TimeSlot) => void
}

/** The slot in the address, which is kept across a sign-in or a reload. */
function ChosenSlot({ chosen, onBook }: ChosenSlotProps): ReactNode {
  // The person's own request or training is named in the list of slots.
  if (chosen?.state === 'requested' || chosen?.state === 'booked') return null
  if (chosen?.state !== 'free')
    return (
      <p role="status" className={classes['gone']}>
        Обраний час уже недоступний. Обери інший.
      </p>
    )
  return (
    <div className={classes['chosen']} role="group" aria-label="Обраний час">
      <div>
        <Text size="sm" fw={500}>
          Твій вибір
        </Text>
        <Text fw={700}>{slotText(chosen.slot)}</Text>
      </div>
      <Button onClick={() => onBook(chosen.slot)}>Записатися</Button>
    </div>
  )
}
