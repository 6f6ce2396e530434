import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { userOptions } from '#src/api/reads.ts'
import { fullName } from '#src/domain/names.ts'
import { DocumentTitle } from '#src/ui/DocumentTitle.tsx'

import { infoOf, statusText } from './coach-info.ts'
import { NoCoach } from './CoachPageFailure.tsx'
import { CoachProfile } from './CoachProfile.tsx'
import { CoachSections } from './CoachSections.tsx'
import { useDescription } from './use-description.ts'

import classes from './CoachPage.module.css'

const route = getRouteApi('/_public/coach/$id')

/** The id of the page's free hours. */
const TIMES = 'times'

/** A coach's public page (product §2 «/coach/{id}»), with the booking beside it. */
export function CoachPageScreen({ booking }: { booking: ReactNode }): ReactNode {
  const { id } = route.useParams()
  const { data: coach } = useSuspenseQuery(userOptions(id))
  const { bio } = infoOf(coach)
  useDescription(`${fullName(coach)}, ${statusText(coach)}. ${bio}`.slice(0, 300))
  if (coach.role !== 'coach') return <NoCoach text="Тренера не знайдено." />
  return (
    <div className={classes['page']}>
      <DocumentTitle title={`${fullName(coach)}, персональний тренер`} />
      <div className={classes['profile']}>
        <CoachProfile
          coach={coach}
          order={1}
          noBio="Тренер ще не розповів про себе."
          action={
            <Button component="a" href={`#${TIMES}`} className={classes['toTimes'] ?? ''}>
              Записатися
            </Button>
          }
        />
      </div>
      <div id={TIMES} className={classes['booking']}>
        {booking}
      </div>
      <div className={classes['sections']}>
        <CoachSections coach={coach} />
      </div>
    </div>
  )
}
