/** The rows of `busy`: a coach who is fully booked. */
import type { ProgramRow, Rows, UserRow } from '#mocks/db/tables.ts'

import { addRandomCard } from './cards.ts'
import { addHours, type Hours } from './hours.ts'
import { addPrograms } from './library-programs.ts'
import { addUser } from './people.ts'
import { addPersonasInUse } from './personas-in-use.ts'
import { CLIENT_ID, COACH_ID } from './personas.ts'
import { addPicture, avatarPicture } from './pictures.ts'
import { type Plan, plans } from './program-plans.ts'
import { createScenarioBuilder, type ScenarioBuilder } from './scenario-builder.ts'
import { TYPICAL_CLOCK } from './typical-rows.ts'
import { addRequests, fillWeeks, type Visit } from './weekly-visits.ts'

const SEED = 140
const CLIENTS = 140
const PROGRAMS = 60
const AVATAR_EVERY = 12

const DAYS = [0, 1, 2, 3, 4, 5]
const HOURS: readonly Hours[] = [
  { days: DAYS, start: '07:00', end: '13:00' },
  { days: DAYS, start: '14:00', end: '22:00' },
]
const STARTS = [7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21].map(
  (hour) => `${String(hour).padStart(2, '0')}:00`,
)

/** Names at the limits of the rules: 40 letters, one letter, and the three apostrophes. */
const UNUSUAL: readonly Pick<UserRow, 'gender' | 'first_name' | 'last_name'>[] = [
  { gender: 'woman', first_name: 'Марія', last_name: 'Нечуйлевицькакоцюбинськагулакартемовська' },
  { gender: 'man', first_name: 'Максиміліанвладиславростиславсвятославко', last_name: 'Білик' },
  { gender: 'woman', first_name: "Мар'яна", last_name: "Дем'янчук" },
  { gender: 'woman', first_name: 'Мар’яна', last_name: 'Лук’яненко' },
  { gender: 'man', first_name: 'Вʼячеслав', last_name: 'Дʼяченко' },
  { gender: 'man', first_name: "В'ячеслав", last_name: "О'Коннор" },
  { gender: 'woman', first_name: 'Я', last_name: 'Ю' },
  { gender: 'woman', first_name: 'Ївга', last_name: 'Ґерета' },
  { gender: 'man', first_name: 'Єремія', last_name: 'Їжакевич' },
  { gender: 'man', first_name: 'Oliver', last_name: "O'Neill" },
]

/** Variants of programs: the suffix of the name, and the factor of the weights. */
const VARIANTS = [
  ['', 1],
  [' — тиждень 2', 1.05],
  [' — тиждень 3', 1.1],
  [' — тиждень 4', 1.15],
  [' — легкий день', 0.7],
  [' — важкий день', 1.25],
  [' — після перерви на хворобу або відпустку, з поверненням до робочих ваг за два тижні', 0.6],
] as const

const toHalf = (kilograms: number): number => Math.round(kilograms * 2) / 2

const manyPlans: readonly Plan[] = VARIANTS.flatMap(([suffix, factor]) =>
  plans.map(({ name, exercises }) => ({
    name: name + suffix,
    exercises: exercises.map((entry) => ({ ...entry, weight: toHalf(entry.weight * factor) })),
  })),
).slice(0, PROGRAMS)

/** Everyone but Андрій, the unusual names first. */
function addCrowd(builder: ScenarioBuilder): UserRow[] {
  return Array.from({ length: CLIENTS - 1 }, (_, at) => {
    const image_id = at % AVATAR_EVERY ? null : addPicture(builder, avatarPicture(at))
    const client = addUser(builder, { image_id, ...UNUSUAL[at] })
    addRandomCard(builder, client, 2)
    return client
  })
}

/** Every hour of a week; the clients change from week to week, so that everyone has sessions. */
function visitsOf(
  week: number,
  crowd: readonly UserRow[],
  programs: readonly ProgramRow[],
): Visit[] {
  return DAYS.flatMap((day) => STARTS.map((time) => ({ day, time }))).map((hour, at) => {
    const turn = Math.abs(week) * DAYS.length * STARTS.length + at
    const isAndriys = hour.time === '18:00' && hour.day % 2 === 0
    const clientId = isAndriys ? CLIENT_ID : (crowd[turn % crowd.length]?.id ?? CLIENT_ID)
    return { ...hour, clientId, program: programs[turn % programs.length] }
  })
}

/** Two requests a day from today on, except on Sunday; made within three hours, in no order. */
const REQUEST_DAYS = [0, 1, 2, 3, 4, 6]
const REQUEST_TIMES = ['12:00', '21:00']
const MINUTES_AGO = [3, 48, 110, 0, 17, 171, 95, 62, 29, 140, 8, 133]

/** Returns a new copy of the rows of a fully booked coach. */
export function busyRows(): Rows {
  const builder = createScenarioBuilder(TYPICAL_CLOCK, SEED)
  addPersonasInUse(builder)
  addHours(builder, COACH_ID, HOURS)
  const programs = addPrograms(builder, COACH_ID, manyPlans)
  const crowd = addCrowd(builder)
  const wanted = REQUEST_DAYS.flatMap((inDays) => REQUEST_TIMES.map((time) => ({ inDays, time })))
  addRequests(
    builder,
    COACH_ID,
    wanted.map((hour, at) => ({
      ...hour,
      clientId: crowd[at]?.id ?? CLIENT_ID,
      minutesAgo: MINUTES_AGO[at] ?? 0,
    })),
  )
  for (let week = -5; week <= 3; week++)
    fillWeeks(builder, COACH_ID, visitsOf(week, crowd, programs), { from: week, to: week })
  return builder.rows
}
