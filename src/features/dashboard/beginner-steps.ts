import { linkOptions } from '@tanstack/react-router'

import { type Coach, knownSteps } from './is-beginner.ts'

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
