/** A page on the mock: applies the address's handles before the app starts and puts `window.mock` there. */
import { clockNow, moveDate } from './clock.ts'
import type { Control, PersonaSession } from './control.ts'
import { readHandles, withHandles } from './handles.ts'
import { wallTime } from './rules/kyiv.ts'
import type { Persona, ScenarioId } from './scenarios/scenario.ts'

/** `window.mock`: the control, acting on the page too. */
export interface Mock extends Omit<Control, 'session' | 'now' | 'advance' | 'scenario'> {
  /** Resets to a scenario and reloads the page, signed out. */
  scenario: (id: ScenarioId) => Promise<void>
  /** Signs in as a persona and opens its first screen. */
  as: (persona: Persona) => Promise<void>
  now: (time: string, frozen?: boolean) => Promise<void>
  advance: (minutes: number) => Promise<void>
  /** An address that brings another browser to the same scenario, persona, clock, latency and faults. */
  link: () => Promise<string>
}

declare global {
  interface Window {
    mock?: Mock
  }
}

/** Where the app keeps its session (spec §3 «Auth session»), and whom we signed in there. */
const SESSION_KEY = 'auth-storage'

export function writeSession(session: PersonaSession | null): void {
  if (!session) return localStorage.removeItem(SESSION_KEY)
  localStorage.setItem(
    SESSION_KEY,
    JSON.stringify({
      ...session,
      verification_id: null,
      context: 'login',
      isLoading: false,
      canResetPassword: false,
    }),
  )
}

/** The persona whose session the page holds, as its phone tells. */
function currentPersona(): Persona {
  const session = localStorage.getItem(SESSION_KEY) ?? ''
  if (!/"token":"/.test(session)) return 'guest'
  return session.includes('"userType":"client"') ? 'client' : 'coach'
}

/** Prepares the page: must be done before the app reads the clock or its session. */
export async function openPage(control: Control): Promise<void> {
  const { handles, rest, unknown } = readHandles(new URL(location.href))
  if (handles.scenario) await control.scenario(handles.scenario)
  if (handles.now !== undefined) await control.now(handles.now, handles.frozen)
  if (handles.latency !== undefined) await control.latency(handles.latency)
  if (handles.otp) await control.otp(handles.otp)
  for (const { operation, kind, left } of handles.faults) {
    const [method = '', path = ''] = operation.split(' ')
    await control.fault(method, path, kind, left ?? undefined)
  }
  if (handles.scenario ?? handles.as) writeSession(await control.session(handles.as ?? 'guest'))
  moveDate((await control.settings()).clock)
  if (rest.href !== location.href) history.replaceState(history.state, '', rest)
  if (unknown.length > 0) console.warn(`Unknown handles: ${unknown.join(', ')}`)
  window.mock = createMock(control)
}

export function createMock(control: Control): Mock {
  const { session, ...rest } = control
  return {
    ...rest,
    async scenario(id) {
      await control.scenario(id)
      writeSession(null)
      location.reload()
    },
    async as(persona) {
      writeSession(await session(persona))
      location.assign('/')
    },
    async now(time, frozen) {
      moveDate(await control.now(time, frozen))
    },
    async advance(minutes) {
      moveDate(await control.advance(minutes))
    },
    async link() {
      const { scenario, clock, latency, otp, faults } = await control.settings()
      const handles = {
        scenario,
        as: currentPersona(),
        now: wallTime(clockNow(clock)),
        frozen: clock.frozenAt !== null,
        latency,
        otp,
        faults,
      }
      return withHandles(new URL(location.href), handles).href
    },
  }
}
