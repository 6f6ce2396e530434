/** The ordinary working life of Олена Коваль in March: what `typical` and its variants start from. */
import type { ProgramRow, Rows, UserRow } from '#mocks/db/tables.ts'
import { addDays } from '#mocks/rules/kyiv.ts'

import { addRandomCard } from './cards.ts'
import { addCast } from './cast.ts'
import { addColleague } from './colleague.ts'
import { addHours, type Hours, slotAt } from './hours.ts'
import { addUser } from './people.ts'
import { CLIENT_ID, COACH_ID } from './personas.ts'
import { addPicture, avatarPicture } from './pictures.ts'
import { plans } from './plans.ts'
import { addPrograms } from './programs.ts'
import { addRequests, agreedAt, fillWeeks, type Visit } from './routine.ts'
import { book } from './sessions.ts'
import { createWorld, type World } from './world.ts'

/** A Tuesday. */
export const STUDIO_CLOCK = '2027-03-02T09:40'

const SEED = 20270302
const WEEKDAYS = [0, 1, 2, 3, 4]
const SATURDAY = 5

const HOURS: readonly Hours[] = [
  { days: WEEKDAYS, start: '09:00', end: '13:00' },
  { days: WEEKDAYS, start: '14:00', end: '19:00' },
  { days: [SATURDAY], start: '10:00', end: '14:00' },
]

/** The hours that regular clients hold, day by day from Monday: three fifths of the week. */
const REGULAR_HOURS = [
  ['09', '10', '12', '15', '17'],
  ['09', '11', '14', '16', '18'],
  ['10', '11', '15', '17'],
  ['09', '12', '14', '16', '18'],
  ['10', '11', '15', '17'],
  ['10', '11', '12'],
].flatMap((hours, day) => hours.map((hour) => ({ day, time: `${hour}:00` })))

const REGULARS = 22
/** Every so many regular comes without a program, and every so many shows a face. */
const NAMELESS_EVERY = 6
const AVATAR_EVERY = 5

function addRegulars(world: World): UserRow[] {
  return Array.from({ length: REGULARS }, (_, at) => {
    const image_id = at % AVATAR_EVERY ? null : addPicture(world, avatarPicture(at))
    const client = addUser(world, { image_id })
    addRandomCard(world, client)
    return client
  })
}

/** Two of the regulars are about to pause: for a client a status means inactive. */
function markInactive(regulars: readonly UserRow[]): void {
  for (const client of regulars.slice(-2)) client.status = 'на паузі до квітня'
}

const regularVisits = (regulars: readonly UserRow[], programs: readonly ProgramRow[]): Visit[] =>
  REGULAR_HOURS.flatMap((hour, at) => {
    const client = regulars[at % regulars.length]
    const program = at % NAMELESS_EVERY === 2 ? undefined : programs[at % programs.length]
    return client ? [{ ...hour, clientId: client.id, program }] : []
  })

/** Андрій comes on Monday, Wednesday and Friday evening; the coming Friday he still has to be given. */
function addAndriysSessions(world: World, programs: readonly ProgramRow[]): void {
  const [, legs, upperA, upperB] = programs
  const TIME = '18:00'
  const NEXT = 1
  const cancelled = new Set([-15, -27])
  const days = [-34, -32, -29, -27, -25, -22, -20, -18, -15, -13, -11, -8, -6, -4, -1]
  const ahead = [NEXT, 6, 8, 10, 13, 15, 17, 20]
  for (const [at, day] of [...days, ...ahead].entries()) {
    const slot = slotAt(world, COACH_ID, addDays(world.today, day), TIME)
    const status = cancelled.has(day) ? 'cancelled' : day === NEXT ? 'verified' : 'concluded'
    const program = [upperA, legs, upperB][at % 3]
    const createdAt = agreedAt(world, slot.date)
    book(world, { slot, clientId: CLIENT_ID, program, status, createdAt })
  }
}

/** A session called off for tomorrow whose hour somebody else has taken since. */
function addCalledOff(world: World, client: UserRow): void {
  const date = addDays(world.today, 1)
  const slot = slotAt(world, COACH_ID, date, '11:00')
  book(world, {
    slot,
    clientId: client.id,
    status: 'cancelled',
    createdAt: agreedAt(world, date),
  })
}

/** The rows of an ordinary Tuesday morning, a new copy. */
export function studioRows(): Rows {
  const world = createWorld(STUDIO_CLOCK, SEED)
  addCast(world)
  addHours(world, COACH_ID, HOURS)
  const programs = addPrograms(world, COACH_ID, plans)
  const regulars = addRegulars(world)
  const newcomer = addUser(world, { gender: 'woman' })
  markInactive(regulars)
  fillWeeks(world, COACH_ID, regularVisits(regulars, programs), { from: -5, to: 4, thinning: 0.2 })
  addAndriysSessions(world, programs)
  const [first = newcomer, second = newcomer] = regulars
  addCalledOff(world, second)
  addRequests(world, COACH_ID, [
    { clientId: newcomer.id, inDays: 2, time: '10:00', minutesAgo: 4 },
    { clientId: CLIENT_ID, inDays: 3, time: '18:00', minutesAgo: 35 },
    { clientId: first.id, inDays: 1, time: '14:00', minutesAgo: 120 },
  ])
  addColleague(world, newcomer)
  return world.rows
}
