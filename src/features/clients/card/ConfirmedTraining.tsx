import { Button, Text } from '@mantine/core'
import { IconCalendarPlus, IconMapPin, IconPhone, IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { userOptions, type Session } from '#src/api/queries.ts'
import { pageIdOf } from '#src/device/share.ts'
import { fullName } from '#src/domain/names.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { dayText, timeRange } from '#src/domain/time/date-text.ts'
import { calendarFileMutation, isAhead } from '#src/features/clients/api.ts'
import { useKyivNow } from '#src/ui/dates/use-kyiv-now.ts'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'

import classes from './ConfirmedTraining.module.css'

/**
 * What a client needs for a training: once it is confirmed, its coach, places and phone, and a
 * button for the calendar; of a request the way to cancel it; and why it was cancelled, if the server
 * says so. Nothing once the training is over.
 */
export function OwnTraining({ session }: { session: Session }): ReactNode {
  const { status, coach_id, cancelled_because: reason } = session
  const { data: coach } = useCoach(session)
  if (isAhead(session, useKyivNow()))
    return (
      <div className={classes['confirmed']}>
        <CoachFacts session={session} />
        <AddToCalendar session={session} />
      </div>
    )
  if (status === 'unverified') return coach?.phone?.trim() && <CancelByPhone phone={coach.phone} />
  return (
    reason && (
      <div className={classes['confirmed']}>
        <Text>{REASONS[reason]}</Text>
        {coach_id !== undefined && (
          <LinkButton variant="default" to="/coach/$id" params={{ id: coach_id }} hash="booking">
            Обрати інший час
          </LinkButton>
        )}
      </div>
    )
  )
}

const REASONS: Record<NonNullable<Session['cancelled_because']>, string> = {
  unanswered: 'Тренер не відповів вчасно, тому запит анульовано.',
  refused: 'Тренер відхилив цей запит.',
  called_off: 'Тренер скасував це тренування.',
}

/** A client cancels by a call: the contract has no other way. */
const CancelByPhone = ({ phone }: { phone: string }): ReactNode => (
  <span className={classes['phone']}>
    Скасувати можна телефоном:{' '}
    <a href={`tel:${phone}`} className="u-link">
      {formatPhone(phone)}
    </a>
  </span>
)

/** The coach of a session. A server may not send the id of the coach (decision 19). */
export const useCoach = ({ coach_id }: Session) =>
  useQuery({ ...userOptions(coach_id ?? ''), enabled: coach_id !== undefined })

/** Coach, places and phone of a confirmed training; nothing if the coach cannot be read. */
export function CoachFacts({ session }: { session: Session }): ReactNode {
  const { data: coach, isPending } = useCoach(session)
  if (isPending && session.coach_id !== undefined)
    return (
      <div className={classes['facts']}>
        <SkeletonBlock height="auto" />
      </div>
    )
  if (!coach) return null
  const places = [...new Set(coach.coach_info?.training_spaces)]
  return (
    <ul className={classes['facts']} aria-label="Тренер">
      <li>
        <IconUser size={18} aria-hidden />
        <Link to="/coach/$id" params={{ id: pageIdOf(coach) }} className="u-link">
          {fullName(coach)}
        </Link>
      </li>
      {places.map((place) => (
        <li key={place}>
          <IconMapPin size={18} aria-hidden />
          {place}
        </li>
      ))}
      {coach.phone?.trim() && (
        <li>
          <IconPhone size={18} aria-hidden />
          <CancelByPhone phone={coach.phone} />
        </li>
      )}
    </ul>
  )
}

/**
 * Adds a confirmed training to the calendar of the client's device, as a file; `asIcon` shows only
 * the icon.
 */
export function AddToCalendar({
  session,
  asIcon = false,
}: {
  session: Session
  asIcon?: boolean
}): ReactNode {
  const { date, start_time, end_time } = session.time_slot
  const { data: coach = null } = useCoach(session)
  const { href } = useRouter().buildLocation({
    to: '/session/$sessionId',
    params: { sessionId: session.id },
  })
  const { call, isPending } = useSingleMutation(calendarFileMutation)
  const add = (): void =>
    call(
      { session, coach, url: new URL(href, location.origin).href },
      { onSuccess: (text) => download(text, `trenuvannia-${date}.ics`) },
    )
  const label = `Додати в календар: ${dayText(date)}, ${timeRange(start_time, end_time)}`
  const icon = <IconCalendarPlus size={20} aria-hidden />
  return asIcon ? (
    <IconButton label={label} onClick={add}>
      {icon}
    </IconButton>
  ) : (
    <Button
      variant="default"
      leftSection={icon}
      aria-label={label}
      loading={isPending}
      onClick={add}
    >
      Додати в календар
    </Button>
  )
}

/** Passes a file to the browser, which opens or saves it. */
function download(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  link.download = name
  link.click()
  // Revoked late, so that the browser has read the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
