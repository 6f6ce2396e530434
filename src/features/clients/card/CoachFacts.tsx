import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import type { Session } from '#src/api/session-reads.ts'
import { pageIdOf } from '#src/device/page-address.ts'
import { fullName } from '#src/domain/full-name.ts'
import { formatPhone } from '#src/domain/phone.ts'

import { useCoach } from './use-coach.ts'

import classes from './CoachFacts.module.css'

/** Coach, place and phone of a confirmed training. Renders nothing while the coach is not known. */
export function CoachFacts({ session }: { session: Session }): ReactNode {
  const coach = useCoach(session)
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
