import { linkOptions } from '@tanstack/react-router'

import type { components } from '#src/api/contract.gen.ts'

type Coach = Pick<
  components['schemas']['User'],
  'training_schedules' | 'coach_info' | 'training_programs'
>

const has = ({ training_schedules, coach_info, training_programs }: Coach) => ({
  hours: (training_schedules ?? []).length > 0,
  site: Boolean(coach_info?.bio),
  training: (training_programs ?? []).length > 0,
})

/**
 * Whether a coach has not completed the first steps. Only those that the server knows count
 * (decision 53).
 */
export function isBeginner(me: Coach): boolean {
  const { hours, site, training } = has(me)
  return !(hours && site && training)
}

/** A coach's steps to the first client, in order. */
export function firstSteps(me: Coach, isLinkShared: boolean) {
  const { hours, site, training } = has(me)
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
