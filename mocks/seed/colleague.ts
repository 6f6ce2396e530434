/**
 * Another coach with a public page, whose clients, programs and sessions are separate from
 * Олена's.
 */
import type { UserRow } from '#mocks/db/tables.ts'
import { addDays, weekdayOf } from '#mocks/rules/kyiv.ts'

import { addCoachPage } from './coach-page.ts'
import { addHours, slotAt } from './hours.ts'
import { addPrograms } from './library-programs.ts'
import { addUser } from './people.ts'
import { plans } from './program-plans.ts'
import type { ScenarioBuilder } from './scenario-builder.ts'
import { book } from './sessions.ts'
import { agreedAt } from './weekly-visits.ts'

const TUESDAY = 1

/** Adds the colleague, with a session of this client two weeks ago. */
export function addColleague(builder: ScenarioBuilder, client: UserRow): UserRow {
  const coach = addUser(builder, {
    role: 'coach',
    first_name: 'Ігор',
    last_name: 'Ткаченко',
    gender: 'man',
    publicSlug: 'ihor-tkachenko',
    status: 'набір закрито до літа',
  })
  addCoachPage(builder, coach.id, {
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
  addHours(builder, coach.id, [{ days: [TUESDAY], start: '18:00', end: '21:00' }])
  const [program] = addPrograms(builder, coach.id, plans.slice(-3, -2))
  const date = addDays(builder.today, TUESDAY - weekdayOf(builder.today) - 14)
  const slot = slotAt(builder, coach.id, date, '19:00')
  const createdAt = agreedAt(builder, date)
  book(builder, { slot, clientId: client.id, program, status: 'concluded', createdAt })
  return coach
}
