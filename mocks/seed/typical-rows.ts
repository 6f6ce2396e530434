/** The ordinary working life of Олена Коваль in March, the base of `typical` and its variants. */
import type { ProgramRow, Rows, UserRow } from '#mocks/db/tables.ts'
import { addDays } from '#mocks/rules/kyiv.ts'

import { addRandomCard } from './cards.ts'
import { addColleague } from './colleague.ts'
import { addHours, type Hours, slotAt } from './hours.ts'
import { addPrograms } from './library-programs.ts'
import { addUser } from './people.ts'
import { addPersonasInUse } from './personas-in-use.ts'
import { CLIENT_ID, COACH_ID } from './personas.ts'
import { addPicture, avatarPicture } from './pictures.ts'
import { plans } from './program-plans.ts'
import { createScenarioBuilder, type ScenarioBuilder } from './scenario-builder.ts'
import { book } from './sessions.ts'
import { addRequests, agreedAt, fillWeeks, type Visit } from './weekly-visits.ts'

/** A Tuesday. */
export const TYPICAL_CLOCK = '2027-03-02T09:40'

const SEED = 20270302
const WEEKDAYS = [0, 1, 2, 3, 4]
const SATURDAY = 5

const HOURS: readonly Hours[] = [
  { days: WEEKDAYS, start: '09:00', end: '13:00' },
  { days: WEEKDAYS, start: '14:00', end: '19:00' },
  { days: [SATURDAY], start: '10:00', end: '14:00' },
]

/** The hours of regular clients from Monday on: three fifths of the working hours. */
const REGULAR_HOURS = [
  ['09', '10', '12', '15', '17'],
  ['09', '11', '14', '16', '18'],
  ['10', '11', '15', '17'],
  ['09', '12', '14', '16', '18'],
  ['10', '11', '15', '17'],
  ['10', '11', '12'],
].flatMap((hours, day) => hours.map((hour) => ({ day, time: `${hour}:00` })))

const REGULARS = 22
/** Every sixth regular visit has no program, and every fifth regular has a picture. */
const WITHOUT_PROGRAM_EVERY = 6
const AVATAR_EVERY = 5

function addRegulars(builder: ScenarioBuilder): UserRow[] {
  return Array.from({ length: REGULARS }, (_, at) => {
    const image_id = at % AVATAR_EVERY ? null : addPicture(builder, avatarPicture(at))
    const client = addUser(builder, { image_id })
    addRandomCard(builder, client)
    return client
  })
}

/** Marks two regulars as inactive, by a text in `status`. */
function markInactive(regulars: readonly UserRow[]): void {
  for (const client of regulars.slice(-2)) client.status = 'на паузі до квітня'
}

const regularVisits = (regulars: readonly UserRow[], programs: readonly ProgramRow[]): Visit[] =>
  REGULAR_HOURS.flatMap((hour, at) => {
    const client = regulars[at % regulars.length]
    const program = at % WITHOUT_PROGRAM_EVERY === 2 ? undefined : programs[at % programs.length]
    return client ? [{ ...hour, clientId: client.id, program }] : []
  })

/** Андрій comes on Monday, Wednesday and Friday evening; next Friday is still to be confirmed. */
function addAndriysSessions(builder: ScenarioBuilder, programs: readonly ProgramRow[]): void {
  const [, legs, upperA, upperB] = programs
  const TIME = '18:00'
  const NEXT = 1
  const cancelled = new Set([-15, -27])
  const days = [-34, -32, -29, -27, -25, -22, -20, -18, -15, -13, -11, -8, -6, -4, -1]
  const ahead = [NEXT, 6, 8, 10, 13, 15, 17, 20]
  for (const [at, day] of [...days, ...ahead].entries()) {
    const slot = slotAt(builder, COACH_ID, addDays(builder.today, day), TIME)
    const status = cancelled.has(day) ? 'cancelled' : day === NEXT ? 'verified' : 'concluded'
    const program = [upperA, legs, upperB][at % 3]
    const createdAt = agreedAt(builder, slot.date)
    book(builder, { slot, clientId: CLIENT_ID, program, status, createdAt })
  }
}

/** Adds a cancelled session for tomorrow, in an hour that somebody else has booked since. */
function addCalledOff(builder: ScenarioBuilder, client: UserRow): void {
  const date = addDays(builder.today, 1)
  const slot = slotAt(builder, COACH_ID, date, '11:00')
  book(builder, {
    slot,
    clientId: client.id,
    status: 'cancelled',
    createdAt: agreedAt(builder, date),
  })
}

/** Returns a new copy of the rows of an ordinary Tuesday morning. */
export function typicalRows(): Rows {
  const builder = createScenarioBuilder(TYPICAL_CLOCK, SEED)
  addPersonasInUse(builder)
  addHours(builder, COACH_ID, HOURS)
  const programs = addPrograms(builder, COACH_ID, plans)
  const regulars = addRegulars(builder)
  const newcomer = addUser(builder, { gender: 'woman' })
  markInactive(regulars)
  fillWeeks(builder, COACH_ID, regularVisits(regulars, programs), {
    from: -5,
    to: 4,
    thinning: 0.2,
  })
  addAndriysSessions(builder, programs)
  const [first = newcomer, second = newcomer] = regulars
  addCalledOff(builder, second)
  addRequests(builder, COACH_ID, [
    { clientId: newcomer.id, inDays: 2, time: '10:00', minutesAgo: 4 },
    { clientId: CLIENT_ID, inDays: 3, time: '18:00', minutesAgo: 35 },
    { clientId: first.id, inDays: 1, time: '14:00', minutesAgo: 120 },
  ])
  addColleague(builder, newcomer)
  return builder.rows
}
