import { IconMapPin, IconPhone, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import type { Session } from '#src/api/reads.ts'
import { pageIdOf } from '#src/device/page-address.ts'
import { fullName } from '#src/domain/names.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'

import { useCoach } from './use-coach.ts'

import classes from './CoachFacts.module.css'

/** Coach, places and phone of a confirmed training; nothing if the coach cannot be read. */
export function CoachFacts({ session }: { session: Session }): ReactNode {
  const { coach, isPending } = useCoach(session)
  // As high as the facts of a coach with two places, so that what is below moves little.
  if (isPending) return <SkeletonBlock height="7.375rem" />
  if (coach === null) return null
  const places = [...new Set(coach.coach_info?.training_spaces)]
  return (
    <ul className={classes['facts']} aria-label="Тренер">
      <li>
        <IconUser size={18} aria-hidden />
        <Link to="/coach/$id" params={{ id: pageIdOf(coach) }}>
          {fullName(coach)}
        </Link>
      </li>
      {places.map((place) => (
        <li key={place}>
          <IconMapPin size={18} aria-hidden />
          {place}
        </li>
      ))}
      {coach.phone && (
        <li>
          <IconPhone size={18} aria-hidden />
          <a href={`tel:${coach.phone}`}>{formatPhone(coach.phone)}</a>
        </li>
      )}
    </ul>
  )
}
