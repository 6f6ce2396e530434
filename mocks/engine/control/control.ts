/** The control of a mock server, used by the panel, links, Storybook and the tests. */
import { type ClockSetting, clockAt, clockNow, REAL_TIME } from '../clock.ts'
import { operations } from '../contract.ts'
import { type Fault, type FaultKind, parseFault } from '../faults.ts'
import { isAnswers, isLatency, isOtp } from '../handles.ts'
import type { LogEntry } from '../log.ts'
import { answer, type MockServer } from '../pipeline/pipeline.ts'
import type { ScenarioTitle, Sms } from '../product.ts'
import type { ScenarioId, Session, Who } from '../register.ts'
import { readChoice } from '../server-choice.ts'
import {
  exportState,
  importState,
  type Settings,
  startScenario,
  type StateFile,
} from '../server-state.ts'
import { isWallTime } from '../wall-time.ts'
import type { PlainRow } from './masked-row.ts'
import { tableControl } from './table-control.ts'
import type { FoundRows } from './table-rows.ts'

/** How an operation can be broken: the failures that its contract documents. */
export interface OperationFacts {
  /** `METHOD path`. */
  name: string
  failures: number[]
}

/**
 * All functions take and return plain data, so that they work the same in the page and over HTTP.
 */
export interface Control {
  settings: () => Promise<Settings>
  scenarios: () => Promise<ScenarioTitle[]>
  operations: () => Promise<OperationFacts[]>
  /** Resets the database to a scenario. */
  scenario: (id: ScenarioId) => Promise<void>
  /** Signs in a persona, or the person with that id, and returns new tokens; null for the guest. */
  session: (who: Who) => Promise<Session | null>
  /**
   * Sets the clock to a wall time in the product's zone (`YYYY-MM-DDTHH:MM`), running or stopped.
   */
  now: (time: string, frozen?: boolean) => Promise<ClockSetting>
  /** Moves the clock forward by minutes. */
  advance: (minutes: number) => Promise<ClockSetting>
  /** Stops the clock at its present time, or starts it again from there. */
  freeze: (frozen: boolean) => Promise<ClockSetting>
  /** Sets the clock back to the time of the device. */
  realTime: () => Promise<ClockSetting>
  /** Sets the delay before every answer, in milliseconds. */
  latency: (ms: number) => Promise<void>
  /** `manual` leaves the code out of answers. */
  otp: (mode: Settings['otp']) => Promise<void>
  /** `bare` answers only what the specification names. */
  answers: (mode: Settings['answers']) => Promise<void>
  /**
   * Sets which operations the real server answers: `all`, tags (`users`) or operations (`GET
   * /v1/users/me`); none if no word is given. Throws for a word that names no operation.
   */
  server: (...words: string[]) => Promise<void>
  /** The address of the real server; null for a mock without one. */
  serverAddress: () => Promise<string | null>
  /**
   * Breaks every call of an operation, or its next `times` calls. Throws for an operation that is
   * not in the contract.
   */
  fault: (method: string, path: string, kind: FaultKind, times?: number) => Promise<void>
  /** Removes a fault of that kind. */
  removeFault: (method: string, path: string, kind: FaultKind) => Promise<void>
  clearFaults: () => Promise<void>
  /** The log, oldest first; with an id, only the entries after it. */
  requests: (after?: number) => Promise<readonly LogEntry[]>
  /** Sends a call of the log again, unchanged, token included; returns its new entry. */
  replay: (id: number) => Promise<LogEntry>
  clearRequests: () => Promise<void>
  sms: () => Promise<Sms[]>
  /** The tables of the database, each with its number of rows. */
  tables: () => Promise<Record<string, number>>
  /**
   * The rows that contain all words; `field=value` matches one field. Passwords, codes and tokens
   * are masked unless `withSecrets`.
   */
  rows: (
    table: string,
    words?: string | readonly string[],
    withSecrets?: boolean,
  ) => Promise<FoundRows>
  /**
   * Changes fields of the row with that key. Throws, and changes nothing, if the table's schema
   * refuses it.
   */
  changeRow: (table: string, key: string, change: PlainRow) => Promise<void>
  /** Deletes the row with that key. */
  deleteRow: (table: string, key: string) => Promise<void>
  /** Undoes the last such change; returns a description of it, or null if there is none. */
  undo: () => Promise<string | null>
  /** Whether the browser refuses to store the state: a reload would show an older one. */
  isRefused: () => Promise<boolean>
  exportState: () => Promise<StateFile>
  /** Imports an exported state; rejects any other data and changes nothing then. */
  importState: (file: unknown) => Promise<void>
}

export function createControl(mock: MockServer): Control {
  const { product, store, log } = mock
  const { scenarios, tables } = product

  const set = (change: (settings: Settings) => void): Promise<void> =>
    store.run(({ settings }) => change(settings))

  const setClock = (next: (settings: Settings) => ClockSetting): Promise<ClockSetting> =>
    store.run(({ settings }) => (settings.clock = next(settings)))

  return {
    settings: () => store.run(({ settings }) => structuredClone(settings)),

    scenarios: () => scenarios.loadTitles(),

    operations: () =>
      Promise.resolve(
        operations.map(({ name, answers }) => ({
          name,
          failures: answers.map(({ status }) => status).filter((status) => status >= 400),
        })),
      ),

    async scenario(id) {
      if (!Object.hasOwn(scenarios.facts, id)) throw new Error(`No such scenario: ${id}`)
      await store.replace(await startScenario(product, id))
      log.clear()
    },

    session: (who) =>
      store.run(({ db, settings }) =>
        product.access.signIn(db, who, settings.scenario, clockNow(settings.clock)),
      ),

    async now(time, frozen = false) {
      if (!isWallTime(time)) throw new Error(`No such time: ${time}`)
      return setClock(() => clockAt(product.instantOf(time), frozen))
    },

    async advance(minutes) {
      if (!Number.isFinite(minutes)) throw new Error(`No such minutes: ${minutes}`)
      return setClock(({ clock }) => ({
        offset: clock.offset + minutes * 60_000,
        frozenAt: clock.frozenAt === null ? null : clock.frozenAt + minutes * 60_000,
      }))
    },

    freeze: (frozen) =>
      // Rounded to a whole second, so that a link can contain it exactly.
      setClock(({ clock }) => clockAt(Math.floor(clockNow(clock) / 1000) * 1000, frozen)),

    realTime: () => setClock(() => REAL_TIME),

    async latency(ms) {
      if (!isLatency(ms)) throw new Error(`No such latency: ${ms}`)
      await set((settings) => void (settings.latency = ms))
    },

    async otp(mode) {
      if (!isOtp(mode)) throw new Error(`No such mode of codes: ${String(mode)}`)
      await set((settings) => void (settings.otp = mode))
    },

    async answers(mode) {
      if (!isAnswers(mode)) throw new Error(`No such answers: ${String(mode)}`)
      await set((settings) => void (settings.answers = mode))
    },

    async server(...words) {
      const { chosen, unknown } = readChoice(words)
      if (unknown.length > 0) throw new Error(`No such operations: ${unknown.join(', ')}`)
      await set((settings) => void (settings.server = chosen))
    },

    serverAddress: () => Promise.resolve(mock.upstream?.address ?? null),

    async fault(method, path, kind, times) {
      const fault: Fault | null = parseFault(
        `${method} ${path} ${kind}${times === undefined ? '' : `×${times}`}`,
      )
      if (!fault) throw new Error(`No such fault: ${method} ${path} ${kind}`)
      await set((settings) => void settings.faults.push(fault))
    },

    removeFault: (method, path, kind) =>
      set((settings) => {
        const broken = (one: Fault): boolean =>
          one.operation === `${method} ${path}` && one.kind === kind
        settings.faults = settings.faults.filter((one) => !broken(one))
      }),

    clearFaults: () => set((settings) => void (settings.faults = [])),
    requests: (after = 0) => Promise.resolve(log.entries().filter(({ id }) => id > after)),

    replay(id) {
      const call = log.call(id)
      if (!call) return Promise.reject(new Error(`No such call: ${id}`))
      // The entry is taken from the log, because a timeout has no answer.
      return new Promise((resolve, reject) => {
        answer(call, { ...mock, onLog: resolve }).catch(reject)
      })
    },

    clearRequests: () => Promise.resolve(log.clear()),
    sms: () => store.run(({ db }) => product.inbox(db)),
    ...tableControl(store, tables),
    isRefused: () => Promise.resolve(store.isRefused ?? false),
    exportState: () => store.run((state) => structuredClone(exportState(product, state))),

    async importState(file) {
      const [{ stateFileReader }, schemas] = await Promise.all([
        import('../state-file.ts'),
        tables.loadSchemas(),
      ])
      const ids = Object.values(scenarios.facts).map(({ id }) => id)
      await store.replace(importState(product, stateFileReader(ids, schemas)(file)))
    },
  }
}
