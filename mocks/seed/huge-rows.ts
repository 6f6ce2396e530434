/** The rows of `huge`: more of everything than a coach will ever have. */
import type { ProgramRow, Rows, TimeSlotRow, UserRow } from '#mocks/db/tables.ts'
import { addDays, weekdayOf } from '#mocks/rules/kyiv.ts'
import { bySlotTime } from '#mocks/rules/slots.ts'

import { addRandomCard } from './cards.ts'
import { addHours } from './hours.ts'
import { isoOf } from './iso-instant.ts'
import { addPrograms } from './library-programs.ts'
import { addUser } from './people.ts'
import { addPersonasInUse } from './personas-in-use.ts'
import { CLIENT_ID, COACH_ID } from './personas.ts'
import { type Plan, plans } from './program-plans.ts'
import { createScenarioBuilder, type ScenarioBuilder } from './scenario-builder.ts'
import { book } from './sessions.ts'
import { TYPICAL_CLOCK } from './typical-rows.ts'
import { agreedAt, statusOf } from './weekly-visits.ts'

const SEED = 10_000
const CLIENTS = 10_000
const EXERCISES = 2_000
const SESSIONS = 5_000
const CARD_EVERY = 20
const WEEKS_BACK = 47
const ANDRIYS_TIME = '18:00'
const WEDNESDAY = 2

/** Two exercises each, because thousands of sessions repeat them. */
const shortPlans: readonly Plan[] = plans.map(({ name, exercises }) => ({
  name,
  exercises: exercises.slice(0, 2),
}))

/** The first sessions from tomorrow on are open requests, made a few minutes apart. */
const REQUESTS = 20
const MINUTES_BETWEEN = 8

const isAndriys = ({ date, start_time }: TimeSlotRow): boolean =>
  start_time === ANDRIYS_TIME && weekdayOf(date) === WEDNESDAY

function addSessions(
  builder: ScenarioBuilder,
  clients: readonly UserRow[],
  programs: readonly ProgramRow[],
): void {
  const tomorrow = addDays(builder.today, 1)
  const chosen = builder.faker.helpers.arrayElements(builder.rows.timeSlots, SESSIONS)
  let requests = 0
  for (const [at, slot] of chosen.toSorted(bySlotTime).entries()) {
    const clientId = isAndriys(slot) ? CLIENT_ID : (clients[at]?.id ?? CLIENT_ID)
    if (slot.date >= tomorrow && requests < REQUESTS) {
      const createdAt = isoOf(builder.clock, MINUTES_BETWEEN * requests++)
      book(builder, { slot, clientId, status: 'unverified', createdAt })
    } else {
      const status = statusOf(builder, slot)
      const program = programs[at % programs.length]
      book(builder, { slot, clientId, program, status, createdAt: agreedAt(builder, slot.date) })
    }
  }
}

/** Returns a new copy of the rows of a year of fully booked days. */
export function hugeRows(): Rows {
  const builder = createScenarioBuilder(TYPICAL_CLOCK, SEED)
  addPersonasInUse(builder, EXERCISES)
  const days = [0, 1, 2, 3, 4, 5, 6]
  addHours(builder, COACH_ID, [{ days, start: '07:00', end: '21:00' }], { weeksBack: WEEKS_BACK })
  const programs = addPrograms(builder, COACH_ID, shortPlans)
  const clients = Array.from({ length: CLIENTS - 1 }, (_, at) => {
    const client = addUser(builder, { coach_id: COACH_ID })
    if (at % CARD_EVERY === 0) addRandomCard(builder, client, 1)
    return client
  })
  addSessions(builder, clients, programs)
  return builder.rows
}
