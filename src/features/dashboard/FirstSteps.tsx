import { Text, VisuallyHidden } from '@mantine/core'
import { IconChevronRight, IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'

import '@mantine/core/styles/VisuallyHidden.css'
import { meOptions } from '#src/api/queries.ts'
import { linkShared } from '#src/device/share.ts'
import { Section } from '#src/ui/Card.tsx'

import { type Coach, knownSteps } from './coach-day.ts'

import dashboard from './DashboardScreen.module.css'
import classes from './FirstSteps.module.css'

/** The first steps of a newly registered coach, each a link with its tick. */
export function FirstSteps(): ReactNode {
  const { data: me } = useSuspenseQuery(meOptions())
  const shared = useAtomValue(linkShared.atom)
  const steps = firstSteps(me, shared.includes(me.id))
  return (
    <Section
      id="first-steps"
      title="Перші кроки"
      action={
        <Text c="dimmed" size="sm" fw={600}>
          {steps.filter(({ done }) => done).length} з {steps.length}
        </Text>
      }
      className={dashboard['card']}
    >
      <ol>
        {steps.map(({ text, done, link }) => (
          <li key={text}>
            <Link {...link} className={classes['step']} data-done={done}>
              {done ? <IconCircleCheckFilled aria-hidden /> : <IconCircle aria-hidden />}
              <span className="u-grow">
                {text}
                {done && <VisuallyHidden>, зроблено</VisuallyHidden>}
              </span>
              <IconChevronRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** A coach's steps to the first client, in order. */
export function firstSteps(me: Coach, isLinkShared: boolean) {
  const { hours, site, training } = knownSteps(me)
  return [
    { text: 'Вкажи робочі години', done: hours, link: linkOptions({ to: '/schedules' }) },
    { text: 'Розкажи про себе на сайті', done: site, link: linkOptions({ to: '/coach' }) },
    {
      text: 'Поділися посиланням на сайт',
      done: isLinkShared,
      link: linkOptions({ to: '/coach', hash: 'share' }),
    },
    {
      text: 'Створи перше тренування',
      done: training,
      link: linkOptions({ to: '/create-workout' }),
    },
  ]
}
