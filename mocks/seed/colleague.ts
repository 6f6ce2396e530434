/** Another coach: whose page is public too, and whose clients, programs and sessions are not Олена's. */
import type { UserRow } from '#mocks/db/tables.ts'
import { addDays, weekdayOf } from '#mocks/rules/kyiv.ts'

import { addCoachPage } from './coach-page.ts'
import { addHours, slotAt } from './hours.ts'
import { addUser } from './people.ts'
import { plans } from './plans.ts'
import { addPrograms } from './programs.ts'
import { agreedAt } from './routine.ts'
import { book } from './sessions.ts'
import type { World } from './world.ts'

const TUESDAY = 1

/** Adds the colleague, whom this client trained with two weeks ago. */
export function addColleague(world: World, client: UserRow): UserRow {
  const coach = addUser(world, {
    role: 'coach',
    first_name: 'Ігор',
    last_name: 'Ткаченко',
    gender: 'man',
    publicSlug: 'ihor-tkachenko',
    status: 'набір закрито до літа',
  })
  addCoachPage(world, coach.id, {
    bio: 'CrossFit і підготовка до служби: витривалість, сила хвата, біг зі спорядженням.',
    achievement: 'Інструктор із фізичної підготовки, 12 років у ДСНС.',
    training_spaces: ['Бокс „Кузня“ — вул. Кирилівська 69'],
    tags: [
      'CrossFit',
      'Підготовка до армії / поліції / ДСНС',
      'Вуличні тренування (street workout)',
    ],
    experiences: [{ about: 'Тренер, бокс „Кузня“', start_date: '2020-05-18', end_date: null }],
    certifications: [],
  })
  addHours(world, coach.id, [{ days: [TUESDAY], start: '18:00', end: '21:00' }])
  const [program] = addPrograms(world, coach.id, plans.slice(-3, -2))
  const date = addDays(world.today, TUESDAY - weekdayOf(world.today) - 14)
  const slot = slotAt(world, coach.id, date, '19:00')
  const createdAt = agreedAt(world, date)
  book(world, { slot, clientId: client.id, program, status: 'concluded', createdAt })
  return coach
}
