/** The handles of a mock server: what the panel, links, Storybook and the tests drive it by. */
import { facts } from 'virtual:scenarios'

import type { MockServer } from './api.ts'
import { type ClockSetting, clockAt, clockNow } from './clock.ts'
import type { SmsRow } from './db/tables.ts'
import { type Fault, type FaultKind, parseFault } from './faults.ts'
import type { LogEntry } from './log.ts'
import { instantOf } from './rules/kyiv.ts'
import { issueTokens } from './rules/tokens.ts'
import type { Persona, ScenarioId } from './scenarios/scenario.ts'
import {
  exportState,
  importState,
  isStateFile,
  type Settings,
  startScenario,
  type StateFile,
} from './state.ts'

/** What a signed-in device holds of a persona. */
export interface PersonaSession {
  token: string
  refreshToken: string
  phone: string
  userType: 'coach' | 'client'
}

/** Everything takes and gives plain data, so that it works the same in the page and over HTTP. */
export interface Control {
  settings: () => Promise<Settings>
  /** Resets the database to a scenario. */
  scenario: (id: ScenarioId) => Promise<void>
  /** Signs a persona in: tokens of its own, or null for the guest. */
  session: (persona: Persona) => Promise<PersonaSession | null>
  /** Puts the clock at a Kyiv wall time (`YYYY-MM-DDTHH:MM`): running on from there, or standing. */
  now: (time: string, frozen?: boolean) => Promise<ClockSetting>
  /** Moves the clock on by minutes. */
  advance: (minutes: number) => Promise<ClockSetting>
  /** Milliseconds before every answer. */
  latency: (ms: number) => Promise<void>
  /** `manual` keeps the code out of answers. */
  otp: (mode: Settings['otp']) => Promise<void>
  /** Breaks a call: always, or its first `times` calls. Throws for an operation that the contract has not. */
  fault: (method: string, path: string, kind: FaultKind, times?: number) => Promise<void>
  clearFaults: () => Promise<void>
  requests: () => Promise<readonly LogEntry[]>
  sms: () => Promise<SmsRow[]>
  exportState: () => Promise<StateFile>
  importState: (file: StateFile) => Promise<void>
}

const PERSONAS = ['coach', 'client'] as const

export function createControl({ store, log }: MockServer): Control {
  const set = (change: (settings: Settings) => void): Promise<void> =>
    store.run(({ settings }) => change(settings))

  const setClock = (next: (settings: Settings) => ClockSetting): Promise<ClockSetting> =>
    store.run(({ settings }) => (settings.clock = next(settings)))

  return {
    settings: () => store.run(({ settings }) => structuredClone(settings)),

    async scenario(id) {
      await store.replace(await startScenario(id))
      log.clear()
    },

    session: (persona) =>
      store.run(({ db, settings }) => {
        const userType = PERSONAS.find((one) => one === persona)
        if (!userType) return null
        const { personas, expiredTokens } = facts[settings.scenario]
        const user = db.users.get(personas[userType])
        if (!user) throw new Error(`The ${persona} of this scenario has been deleted`)
        const tokens = issueTokens(db, user.id, clockNow(settings.clock), expiredTokens)
        return {
          token: tokens.access_token,
          refreshToken: tokens.refresh_token,
          phone: user.phone,
          userType,
        }
      }),

    now: (time, frozen = false) => setClock(() => clockAt(instantOf(time), frozen)),

    advance: (minutes) =>
      setClock(({ clock }) => ({
        offset: clock.offset + minutes * 60_000,
        frozenAt: clock.frozenAt === null ? null : clock.frozenAt + minutes * 60_000,
      })),

    latency: (ms) => set((settings) => void (settings.latency = ms)),
    otp: (mode) => set((settings) => void (settings.otp = mode)),

    fault(method, path, kind, times) {
      const fault: Fault | null = parseFault(
        `${method} ${path} ${kind}${times === undefined ? '' : `×${times}`}`,
      )
      if (!fault) throw new Error(`No such fault: ${method} ${path} ${kind}`)
      return set((settings) => void settings.faults.push(fault))
    },

    clearFaults: () => set((settings) => void (settings.faults = [])),
    requests: () => Promise.resolve(log.entries()),
    sms: () => store.run(({ db }) => db.sms.all()),
    exportState: () => store.run((state) => structuredClone(exportState(state))),
    importState: (file) =>
      isStateFile(file)
        ? store.replace(importState(file))
        : Promise.reject(new Error('This is not an exported state')),
  }
}
