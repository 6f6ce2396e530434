/** The two menus (product §2 «Menus»): labels, icons and targets. */
import {
  type Icon,
  IconBarbell,
  IconCalendar,
  IconId,
  IconSettings,
  IconUsers,
  IconWorld,
} from '@tabler/icons-react'
import { linkOptions, type LinkOptions } from '@tanstack/react-router'

export interface MenuEntry {
  label: string
  icon: Icon
  link: LinkOptions
  /** First path segments of the screens that are reached from this entry. */
  within?: readonly string[]
  /** A label with the number of waiting session requests. */
  withRequests?: true
}

const settings: MenuEntry = {
  label: 'Налаштування',
  icon: IconSettings,
  link: linkOptions({ to: '/settings' }),
}

export const coachMenu: readonly MenuEntry[] = [
  {
    label: 'Календар',
    icon: IconCalendar,
    link: linkOptions({ to: '/calendar' }),
    within: ['schedules', 'add-meeting', 'session'],
    withRequests: true,
  },
  {
    label: 'База клієнтів',
    icon: IconUsers,
    link: linkOptions({ to: '/client-baze' }),
    within: ['client'],
  },
  {
    label: 'Програми тренувань',
    icon: IconBarbell,
    link: linkOptions({ to: '/program' }),
    within: ['create-workout', 'select-exercise', 'create-program'],
  },
  {
    label: 'Твій сайт',
    icon: IconWorld,
    link: linkOptions({ to: '/coach' }),
  },
  settings,
]

/** The menu of the client with this id. */
export const clientMenu = (clientId: string): readonly MenuEntry[] => [
  {
    label: 'Моя картка',
    icon: IconId,
    link: linkOptions({ to: '/client/$clientId', params: { clientId } }),
    within: ['session'],
  },
  settings,
]
