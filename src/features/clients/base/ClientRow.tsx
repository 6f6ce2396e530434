import { IconCalendarEvent, IconPhone } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo, type ReactNode } from 'react'

import type { User, Session } from '#src/api/reads.ts'
import { fullName } from '#src/domain/names.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { trimSeconds } from '#src/domain/time/clock-time.ts'
import { dayText } from '#src/domain/time/date-text.ts'
import { activityText, isActive } from '#src/features/clients/activity.ts'
import { Avatar, UserAvatar } from '#src/ui/pictures/Avatar.tsx'

import classes from './ClientRow.module.css'

/** Pixels. */
const AVATAR = 44

/* Created once, so that typing in the search renders none of them again. */
const phoneIcon = <IconPhone size={16} aria-hidden />
const calendarIcon = <IconCalendarEvent size={16} aria-hidden />
const goalWord = <span className={classes['spoken']}>Мета: </span>
const nextWord = <span className={classes['spoken']}>Наступне тренування: </span>

/** The column headings on a desktop. Hidden from screen readers: each row names its values. */
export function ClientColumns(): ReactNode {
  return (
    <div className={classes['columns']} aria-hidden>
      <span>Клієнт</span>
      <span>Телефон</span>
      <span>Мета</span>
      <span>Наступне тренування</span>
      <span>Стан</span>
    </div>
  )
}

/**
 * A client in the list: the row is a link to the card, the number starts a call. Most rows are not
 * rendered again while the person types.
 */
export const ClientRow = memo(function ClientRow({
  client,
  next,
}: {
  client: User
  /** Their next session, if there is one within a month. */
  next: Session | undefined
}): ReactNode {
  const { id, first_name, last_name, phone, status, client_info } = client
  return (
    <article className={classes['row']} data-next={next !== undefined}>
      {/* A row without a picture has no query: there may be thousands. */}
      {client.profile_image === null ? (
        <Avatar firstName={first_name} lastName={last_name} size={AVATAR} />
      ) : (
        <UserAvatar user={client} size={AVATAR} />
      )}
      <Link to="/client/$clientId" params={{ clientId: id }} className={classes['name']}>
        {fullName(client)}
      </Link>
      <span className={classes['activity']} data-active={isActive(client)} title={status}>
        <span className={classes['word']}>{activityText(client)}</span>
      </span>
      {phone !== null && (
        <a href={`tel:${phone}`} className={classes['phone']}>
          {phoneIcon}
          <span className={classes['number']}>{formatPhone(phone)}</span>
        </a>
      )}
      <span className={classes['goal']}>
        {client_info?.goal && (
          <>
            {goalWord}
            {client_info.goal}
          </>
        )}
      </span>
      <span className={classes['next']}>
        {next && (
          <>
            {calendarIcon}
            {nextWord}
            {dayText(next.time_slot.date)}, {trimSeconds(next.time_slot.start_time)}
          </>
        )}
      </span>
    </article>
  )
})
