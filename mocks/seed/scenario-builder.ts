/**
 * A scenario under construction: its rows, its own random source, and indexes that keep the rows
 * consistent.
 */
import { Faker, uk } from '@faker-js/faker'

import { emptyRows, type Rows, type TimeSlotRow } from '#mocks/db/tables.ts'
import { instantOf } from '#mocks/rules/kyiv.ts'

import { type IdKind, idsOf } from './ids.ts'

export interface ScenarioBuilder {
  rows: Rows
  faker: Faker
  /** Kyiv wall time at which the scenario starts, `YYYY-MM-DDTHH:MM`. */
  clock: string
  today: string
  nextId: (kind: IdKind) => string
  /** The phone numbers in use; each must be unique, because it is a login. */
  phones: Set<string>
  /** Slots by coach, date and start. */
  slots: Map<string, TimeSlotRow>
  /** Ids of slots that have a session which is not cancelled. */
  held: Set<string>
}

/** The first two users are the personas; everybody else comes after them. */
const FIRST_OTHER_USER = 3

/** Creates an empty builder: the same seed and clock always give the same rows. */
export function createScenarioBuilder(clock: string, seed: number): ScenarioBuilder {
  const faker = new Faker({ locale: uk, seed })
  faker.setDefaultRefDate(instantOf(clock))
  const counters = new Map<IdKind, () => string>([['user', idsOf('user', FIRST_OTHER_USER)]])
  return {
    rows: emptyRows(),
    faker,
    clock,
    today: clock.slice(0, 10),
    nextId(kind) {
      const next = counters.get(kind) ?? idsOf(kind)
      counters.set(kind, next)
      return next()
    },
    phones: new Set(),
    slots: new Map(),
    held: new Set(),
  }
}
