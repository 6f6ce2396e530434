/**
 * A page on the mock: applies the address's handles before the app starts, and sets `window.mock`.
 */
import { type ClockSetting, clockNow, followClock, moveDate } from '../clock.ts'
import type { Control } from '../control/control.ts'
import { isWithoutNetwork } from '../faults.ts'
import { readHandles } from '../handles.ts'
import { openPageState, readPageState } from '../page-state.ts'
import type { ProductPage } from '../product-page.ts'
import { type StepsHandle, withSteps } from '../steps/steps-handle.ts'
import type { Mock } from '../steps/window-mock.ts'

/**
 * Prepares the page; must run before the app reads the clock or its session. `resume` continues a
 * recording of steps; null if there is none.
 */
export async function openMockPage(
  control: Control,
  page: ProductPage,
): Promise<ReturnType<typeof withSteps>> {
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
  const opened = withSteps(plainMock(control, page), page)
  window.mock = opened.mock
  // Another tab or device may have moved the clock meanwhile.
  addEventListener('focus', () => {
    control.settings().then(
      ({ clock }) => followClock(clock),
      () => {},
    )
  })
  return opened
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
    followClock(await clock)
    return clock
  }
  const isLost = async (): Promise<boolean> => isWithoutNetwork((await control.settings()).faults)
  /** A page whose network goes or comes back hears it, as from a browser. */
  const heard = async (change: () => Promise<void>): Promise<void> => {
    const before = await isLost()
    await change()
    const after = await isLost()
    if (after !== before) dispatchEvent(new Event(after ? 'offline' : 'online'))
  }
  return {
    ...rest,
    scenario,
    async as(who) {
      page.session.write(await session(who))
      location.assign('/')
    },
    persona: () => Promise.resolve(page.session.persona()),
    reset: async () => scenario((await control.settings()).scenario, page.session.persona()),
    fault: (...fault) => heard(() => control.fault(...fault)),
    removeFault: (...fault) => heard(() => control.removeFault(...fault)),
    clearFaults: () => heard(() => control.clearFaults()),
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
      }
      const { withHandles } = await import('./link.ts')
      return withHandles(new URL(location.href), handles).href
    },
    async curl(id) {
      const { curlIn } = await import('./curl.ts')
      return curlIn(await control.requests(id - 1), id, location.origin)
    },
    exportState: async () => ({ ...(await control.exportState()), page: readPageState() }),
    async importState(file) {
      const { parsePageState } = await import('../state-file.ts')
      const state = parsePageState(file)
      await control.importState(file)
      if (state) openPageState(state)
      else location.reload()
    },
  }
}
