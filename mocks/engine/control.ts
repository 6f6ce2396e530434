/** The handles of a mock server: what the panel, links, Storybook and the tests drive it by. */
import { type ClockSetting, clockAt, clockNow, REAL_TIME } from './clock.ts'
import { operations } from './contract.ts'
import { type Fault, type FaultKind, parseFault } from './faults.ts'
import { isAnswers, isLatency, isOtp } from './handles.ts'
import type { LogEntry } from './log.ts'
import { answer, type MockServer } from './pipeline.ts'
import type { ScenarioFacts, Sms } from './product.ts'
import type { PlainRow } from './prompt/masked-row.ts'
import { tableControl } from './prompt/table-control.ts'
import type { FoundRows } from './prompt/tables.ts'
import type { Persona, ScenarioId, Session } from './register.ts'
import { readChoice } from './server-choice.ts'
import { exportState, importState, type Settings, startScenario, type StateFile } from './state.ts'
import { isWallTime } from './wall-time.ts'

/** How an operation may be broken: the failures that its contract documents. */
export interface OperationFacts {
  /** `METHOD path`. */
  name: string
  failures: number[]
}

/** Everything takes and gives plain data, so that it works the same in the page and over HTTP. */
export interface Control {
  settings: () => Promise<Settings>
  scenarios: () => Promise<ScenarioFacts[]>
  operations: () => Promise<OperationFacts[]>
  /** Resets the database to a scenario. */
  scenario: (id: ScenarioId) => Promise<void>
  /** Signs a persona in: tokens of its own, or null for the guest. */
  session: (persona: Persona) => Promise<Session | null>
  /** Puts the clock at a wall time of the product's zone (`YYYY-MM-DDTHH:MM`): running on from there, or standing. */
  now: (time: string, frozen?: boolean) => Promise<ClockSetting>
  /** Moves the clock on by minutes. */
  advance: (minutes: number) => Promise<ClockSetting>
  /** Stops the clock where it is, or lets it run on from there. */
  freeze: (frozen: boolean) => Promise<ClockSetting>
  /** Puts the clock back to the device's own time. */
  realTime: () => Promise<ClockSetting>
  /** Milliseconds before every answer. */
  latency: (ms: number) => Promise<void>
  /** `manual` keeps the code out of answers. */
  otp: (mode: Settings['otp']) => Promise<void>
  /** `bare` answers only what the specification names. */
  answers: (mode: Settings['answers']) => Promise<void>
  /**
   * Which operations the real server answers, these and no others: `all`, tags (`users`) or operations
   * (`GET /v1/users/me`); none at all without a word. Throws for a word that names no operation.
   */
  server: (...words: string[]) => Promise<void>
  /** Where the real server is; null for a mock that has none beside it. */
  serverAddress: () => Promise<string | null>
  /** Breaks a call: always, or its first `times` calls. Throws for an operation that the contract has not. */
  fault: (method: string, path: string, kind: FaultKind, times?: number) => Promise<void>
  /** Mends what `fault` broke, that one kind of it. */
  removeFault: (method: string, path: string, kind: FaultKind) => Promise<void>
  clearFaults: () => Promise<void>
  /** The log, oldest first; only what came after the entry of that id, if one is given. */
  requests: (after?: number) => Promise<readonly LogEntry[]>
  /** Sends a call of the log again, as it was, token included; gives its new entry. */
  replay: (id: number) => Promise<LogEntry>
  clearRequests: () => Promise<void>
  sms: () => Promise<Sms[]>
  /** The tables of the database, with how many rows each has. */
  tables: () => Promise<Record<string, number>>
  /**
   * The rows in which all words are; `field=value` is of one field. The passwords, codes and tokens of
   * people are masked unless `withSecrets`.
   */
  rows: (table: string, words?: readonly string[], withSecrets?: boolean) => Promise<FoundRows>
  /** Changes fields of the row of that key. Throws, and changes nothing, for what the table's schema refuses. */
  changeRow: (table: string, key: string, change: PlainRow) => Promise<void>
  /** Deletes the row of that key. */
  deleteRow: (table: string, key: string) => Promise<void>
  /** Takes the last such change back; gives what it was, or null where there is none. */
  undo: () => Promise<string | null>
  exportState: () => Promise<StateFile>
  /** Takes an exported state; rejects anything else and leaves all as it was. */
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

    scenarios: () =>
      Promise.resolve(
        Object.values(scenarios.facts).map(({ id, title, purpose }) => ({ id, title, purpose })),
      ),

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

    session: (persona) =>
      store.run(({ db, settings }) =>
        product.access.signIn(db, persona, settings.scenario, clockNow(settings.clock)),
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
      // At a whole second, so that a link says exactly where.
      setClock(({ clock }) => clockAt(Math.floor(clockNow(clock) / 1000) * 1000, frozen)),

    realTime: () => setClock(() => REAL_TIME),

    async latency(ms) {
      if (!isLatency(ms)) throw new Error(`No such latency: ${ms}`)
      await set((settings) => void (settings.latency = ms))
    },

    async otp(mode) {
      if (!isOtp(mode)) throw new Error(`No such way of codes: ${String(mode)}`)
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
      // Taken from the log, not from the answer: a timeout has none.
      return new Promise((resolve, reject) => {
        answer(call, { ...mock, onLog: resolve }).catch(reject)
      })
    },

    clearRequests: () => Promise.resolve(log.clear()),
    sms: () => store.run(({ db }) => product.inbox(db)),
    ...tableControl(store, tables),
    exportState: () => store.run((state) => structuredClone(exportState(product, state))),

    async importState(file) {
      const [{ stateFileReader }, schemas] = await Promise.all([
        import('./state-file.ts'),
        tables.loadSchemas(),
      ])
      const ids = Object.values(scenarios.facts).map(({ id }) => id)
      await store.replace(importState(product, stateFileReader(ids, schemas)(file)))
    },
  }
}
