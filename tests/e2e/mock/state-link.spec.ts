/**
 * A link reproduces the panel's state in a new browser: scenario, persona, clock, latency, code,
 * faults, screen.
 */
import type { Page } from '@playwright/test'
import fc from 'fast-check'

import type { Fault } from '#mocks/engine/faults.ts'
import { instantOf } from '#mocks/rules/kyiv.ts'
import { SCENARIO_IDS, type Persona, type ScenarioId } from '#mocks/scenarios/scenario.ts'

import { expect, test } from '../steps/test.ts'

interface PanelState {
  scenario: ScenarioId
  persona: Persona
  path: string
  now: string
  frozen: boolean
  advance: number
  latency: number
  otp: 'auto' | 'manual'
  answers: 'full' | 'bare'
  faults: Fault[]
}

/** Screens without redirects, no matter who is signed in and what is broken there. */
const PATHS: Record<Persona, readonly string[]> = {
  coach: ['/calendar?date=2027-03-10', '/client-baze', '/program', '/settings'],
  client: ['/settings', '/coach/olena-koval?date=2027-03-04'],
  guest: ['/login', '/register?user_type=client', '/coach/olena-koval'],
}

/** Calls that no screen makes on its own: opening one does not use up their faults. */
const WRITES = [
  'POST /v1/auth/login',
  'POST /v1/calendar/sessions',
  'PATCH /v1/calendar/sessions/{id}',
  'DELETE /v1/programs/{id}',
]
const READS = ['GET /v1/users/me', 'GET /v1/coaches/{id}/time_slots', 'GET /v1/programs/muscles']

const faults = fc.uniqueArray(
  fc.oneof(
    fc.record({
      operation: fc.constantFrom(...WRITES),
      kind: fc.constantFrom(401, 404, 429, 500, 'network' as const, 'timeout' as const),
      left: fc.option(fc.integer({ min: 1, max: 9 })),
    }),
    fc.record({
      operation: fc.constantFrom(...READS),
      kind: fc.constantFrom(404, 500, 'malformed' as const, 'empty' as const, 'invalid' as const),
      left: fc.constant(null),
    }),
  ),
  { maxLength: 3, selector: ({ operation, kind }) => `${operation} ${kind}` },
)

const time = fc
  .noBias(
    fc.date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true }),
  )
  .map((date) => date.toISOString().slice(0, 19))

const states: fc.Arbitrary<PanelState> = fc
  .constantFrom<Persona>('coach', 'client', 'guest')
  .chain((persona) =>
    fc.record({
      // `huge` is like any other, and slow; the tokens of `expired-refresh` end the session at
      // once.
      scenario: fc.constantFrom(
        ...SCENARIO_IDS.filter((id) => id !== 'huge' && id !== 'expired-refresh'),
      ),
      persona: fc.constant(persona),
      path: fc.constantFrom(...PATHS[persona]),
      now: time,
      frozen: fc.boolean(),
      advance: fc.constantFrom(0, 10, 180, 1440),
      latency: fc.constantFrom(0, 300, 800, 3000, 123),
      otp: fc.constantFrom('auto' as const, 'manual' as const),
      answers: fc.constantFrom('full' as const, 'bare' as const),
      faults,
    }),
  )

/** Puts the page into a state, as the panel would, and returns its link. */
const linkOf = (page: Page, state: PanelState): Promise<string> =>
  page.evaluate(async (wanted) => {
    const { mock } = window
    if (!mock) throw new Error('No mock here')
    await mock.now(wanted.now, wanted.frozen)
    await mock.advance(wanted.advance)
    await mock.latency(wanted.latency)
    await mock.otp(wanted.otp)
    await mock.answers(wanted.answers)
    for (const { operation, kind, left } of wanted.faults) {
      const [method = '', path = ''] = operation.split(' ')
      await mock.fault(method, path, kind, left ?? undefined)
    }
    return mock.link()
  }, state)

const stateOf = async (page: Page) => {
  await page.waitForFunction(() => window.mock !== undefined)
  const { settings, ...rest } = await page.evaluate(async () => ({
    settings: await window.mock?.settings(),
    persona: await window.mock?.persona(),
    now: Date.now(),
    screen: location.pathname + location.search,
  }))
  const { clock, ...others } = settings ?? { clock: null }
  return { ...rest, ...others, frozenAt: clock?.frozenAt }
}

const SEED = 20270302
for (const [index, state] of fc.sample(states, { seed: SEED, numRuns: 8 }).entries())
  test(`state ${index + 1}: ${state.scenario}, ${state.persona}, ${state.path}, ${state.now}`, async ({
    page,
    browser,
  }) => {
    // Signed in at that time: a session from years before would expire at the first call.
    const here = `${state.path}${state.path.includes('?') ? '&' : '?'}scenario=${state.scenario}`
    await page.goto(`${here}&as=${state.persona}&now=${state.now}`)
    // Faults are for the next calls, not for those of this screen.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const link = await linkOf(page, state)
    const shown = await stateOf(page)
    expect(shown).toMatchObject({
      scenario: state.scenario,
      persona: state.persona,
      screen: state.path,
      latency: state.latency,
      otp: state.otp,
      answers: state.answers,
      faults: state.faults,
    })

    // The link has whole seconds.
    const linked = instantOf(new URL(link).searchParams.get('now') ?? '')
    const opened = Date.now()
    const fresh = await browser.newPage()
    await fresh.goto(link)
    const { now, ...seen } = await stateOf(fresh)
    const passed = state.frozen ? 0 : Date.now() - opened
    const { now: then, ...sent } = shown
    expect(seen).toEqual(sent)
    expect(linked).toBeGreaterThanOrEqual(instantOf(state.now) + state.advance * 60_000)
    expect(linked).toBeLessThanOrEqual(then)
    expect(now).toBeGreaterThanOrEqual(linked)
    expect(now).toBeLessThanOrEqual(linked + passed)
  })
