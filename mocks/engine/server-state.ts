/** The state of a mock server: its settings and its database. */

import { type ClockSetting, clockAt, clockNow } from './clock.ts'
import type { Fault } from './faults.ts'
import type { Product } from './product.ts'
import type { Db, Rows, ScenarioId } from './register.ts'

export interface Settings {
  scenario: ScenarioId
  clock: ClockSetting
  /** Milliseconds before each answer. */
  latency: number
  /** `manual` leaves the code out of answers: it is read from the SMS inbox. */
  otp: 'auto' | 'manual'
  /**
   * `bare` leaves out of answers everything that the contract marks as an addition (`x-extension`).
   */
  answers: 'full' | 'bare'
  /**
   * The operations that the real server answers, if there is one: names of the contract, in its
   * order.
   */
  server: string[]
  faults: Fault[]
}

export interface State {
  settings: Settings
  db: Db
}

/** A state as plain data, for storage, export and import. */
export interface StateFile {
  settings: Settings
  /** The clock's instant at the time of export, so that the file shows the same time elsewhere. */
  at: number
  rows: Rows
}

/** A scenario at its start: its rows, its clock, no faults. */
export async function startScenario(product: Product, id: ScenarioId): Promise<State> {
  const { facts, loadRows } = product.scenarios
  const clock = clockAt(product.instantOf(facts[id].clock), false)
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
    db: product.tables.create(await loadRows(id)),
  }
}

export const exportState = ({ tables }: Product, { settings, db }: State): StateFile => ({
  settings,
  at: clockNow(settings.clock),
  rows: tables.rowsOf(db),
})

/** The state of a file; its clock continues from the time of export. */
export const importState = ({ tables }: Product, { settings, at, rows }: StateFile): State => ({
  settings: { ...settings, clock: clockAt(at, settings.clock.frozenAt !== null) },
  db: tables.create(rows),
})
