/**
 * A page on the mock: applies the address's handles before the app starts, and sets `window.mock`.
 */
import { type ClockSetting, clockNow, moveDate } from './clock.ts'
import type { Control } from './control.ts'
import { curlOf } from './curl.ts'
import { readHandles, withHandles } from './handles.ts'
import { openPageState, type PageState, readPageState } from './page-state.ts'
import type { ProductPage } from './product-page.ts'
import type { Persona, ScenarioId } from './register.ts'
import type { StateFile } from './state.ts'
import { type StepsHandle, withSteps } from './steps/handle.ts'

/** A whole state: the server's and the page's. */
export interface ExportedState extends StateFile {
  page: PageState
}

/** `window.mock`: the control, which also acts on the page. */
export interface Mock extends Omit<Control, 'session' | 'scenario' | 'exportState'>, StepsHandle {
  /** Resets to a scenario and reloads the page: signed out, or as a persona. */
  scenario: (id: ScenarioId, as?: Persona) => Promise<void>
  /** Signs in as a persona and opens its first screen. */
  as: (persona: Persona) => Promise<void>
  /** The persona that the page is signed in as. */
  persona: () => Promise<Persona>
  /** Restarts the scenario for the same persona on the same screen. */
  reset: () => Promise<void>
  /**
   * An address that gives another browser the same scenario, persona, clock, latency, answers,
   * server and faults.
   */
  link: () => Promise<string>
  /** A call of the log as a command for a terminal, secrets masked. */
  curl: (id: number) => Promise<string>
  /** Everything: database, settings, session, drafts on the device and the address. */
  exportState: () => Promise<ExportedState>
  /**
   * Imports an exported state and opens the screen it was made on; rejects any other data and
   * changes nothing then.
   */
  importState: (file: unknown) => Promise<void>
}

declare global {
  interface Window {
    mock?: Mock
  }
}

/** Prepares the page; must run before the app reads the clock or its session. */
export async function openPage(control: Control, page: ProductPage): Promise<Mock> {
  const { handles, rest, unknown } = readHandles(new URL(location.href), page)
  if (handles.scenario) await control.scenario(handles.scenario)
  if (handles.now !== undefined) await control.now(handles.now, handles.frozen)
  if (handles.latency !== undefined) await control.latency(handles.latency)
  if (handles.otp) await control.otp(handles.otp)
  if (handles.answers) await control.answers(handles.answers)
  if (handles.server) await control.server(...handles.server)
  for (const { operation, kind, left } of handles.faults) {
    const [method = '', path = ''] = operation.split(' ')
    await control.fault(method, path, kind, left ?? undefined)
  }
  if (handles.scenario ?? handles.as)
    page.session.write(await control.session(handles.as ?? 'guest'))
  moveDate((await control.settings()).clock)
  if (rest.href !== location.href) history.replaceState(history.state, '', rest)
  if (unknown.length > 0) console.warn(`Unknown handles: ${unknown.join(', ')}`)
  const { mock, resume } = withSteps(plainMock(control, page), page)
  window.mock = mock
  await resume()
  // Another tab or device may have moved the clock meanwhile.
  addEventListener('focus', () => {
    control.settings().then(
      ({ clock }) => moveDate(clock),
      () => {},
    )
  })
  return mock
}

export const createMock = (control: Control, page: ProductPage): Mock =>
  withSteps(plainMock(control, page), page).mock

function plainMock(control: Control, page: ProductPage): Omit<Mock, keyof StepsHandle> {
  const { session, ...rest } = control
  const scenario: Mock['scenario'] = async (id, as = 'guest') => {
    await control.scenario(id)
    page.session.write(await session(as))
    location.reload()
  }
  /** Moves the page's Date along with the mock's clock. */
  const moved = async (clock: Promise<ClockSetting>): Promise<ClockSetting> => {
    moveDate(await clock)
    return clock
  }
  return {
    ...rest,
    scenario,
    async as(persona) {
      page.session.write(await session(persona))
      location.assign('/')
    },
    persona: () => Promise.resolve(page.session.persona()),
    reset: async () => scenario((await control.settings()).scenario, page.session.persona()),
    now: (time, frozen) => moved(control.now(time, frozen)),
    advance: (minutes) => moved(control.advance(minutes)),
    freeze: (frozen) => moved(control.freeze(frozen)),
    realTime: () => moved(control.realTime()),
    async link() {
      const settings = await control.settings()
      const handles = {
        ...settings,
        as: page.session.persona(),
        now: page.time.exactWallTime(clockNow(settings.clock)),
        frozen: settings.clock.frozenAt !== null,
        faults: settings.faults.filter(({ left }) => left !== 0),
      }
      return withHandles(new URL(location.href), handles).href
    },
    async curl(id) {
      const entry = (await control.requests(id - 1)).find((one) => one.id === id)
      if (!entry) throw new Error(`No such call: ${id}`)
      return curlOf(entry, location.origin)
    },
    exportState: async () => ({ ...(await control.exportState()), page: readPageState() }),
    async importState(file) {
      const { parsePageState } = await import('./state-file.ts')
      const state = parsePageState(file)
      await control.importState(file)
      if (state) openPageState(state)
      else location.reload()
    },
  }
}
