/** All that a mock server is at one moment: its settings and its database. */
import { facts, loadRows } from 'virtual:scenarios'

import { createDb, type Db, rowsOf } from '#mocks/db/db.ts'
import type { Rows } from '#mocks/db/tables.ts'
import { instantOf } from '#mocks/rules/kyiv.ts'
import type { ScenarioId } from '#mocks/scenarios/scenario.ts'

import { type ClockSetting, clockAt, clockNow } from './clock.ts'
import type { Fault } from './faults.ts'

export interface Settings {
  scenario: ScenarioId
  clock: ClockSetting
  /** Milliseconds before each answer. */
  latency: number
  /** `manual` keeps the code out of answers: it is read from the SMS inbox. */
  otp: 'auto' | 'manual'
  /** `bare` leaves out of answers all that product §3 and product §7 do not name. */
  answers: 'full' | 'bare'
  /** The operations that the real server answers, where there is one: names of the contract, in its order. */
  server: string[]
  faults: Fault[]
}

export interface State {
  settings: Settings
  db: Db
}

/** A state as plain data: what is stored, exported and imported. */
export interface StateFile {
  settings: Settings
  /** The clock's instant at the time of export, so that the file shows the same time elsewhere. */
  at: number
  rows: Rows
}

/** A scenario from its beginning: its rows, its clock, nothing broken. */
export async function startScenario(id: ScenarioId): Promise<State> {
  const clock = clockAt(instantOf(facts[id].clock), false)
  return {
    settings: {
      scenario: id,
      clock,
      latency: 0,
      otp: 'auto',
      answers: 'full',
      server: [],
      faults: [],
    },
    db: createDb(await loadRows(id)),
  }
}

export const exportState = ({ settings, db }: State): StateFile => ({
  settings,
  at: clockNow(settings.clock),
  rows: rowsOf(db),
})

/** The state of a file, its clock going on from where it was exported. */
export const importState = ({ settings, at, rows }: StateFile): State => ({
  settings: { ...settings, clock: clockAt(at, settings.clock.frozenAt !== null) },
  db: createDb(rows),
})
