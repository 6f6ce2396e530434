/** What the production build requests before its first screen is shown: calls (src/build/arrivals.ts) and scripts. */
import type { Page } from '@playwright/test'

import { type ProductionServer, serveProduction } from '../support/production-server.ts'
import { CLIENT, signIn as submitLogin, storedSession } from './steps/people.ts'
import { expect, test } from './steps/test.ts'

const NOW = '2027-03-02T10:20'
const TODAY = 'start_date=2027-03-02&end_date=2027-03-02'
const WEEK = 'start_date=2027-03-01&end_date=2027-03-07'

const SESSIONS = {
  today: `/sessions?${TODAY}&skip=0&limit=100`,
  week: `/sessions?${WEEK}&skip=0&limit=100`,
  month: '/sessions?start_date=2027-03-02&end_date=2027-04-02&skip=0&limit=100',
  year: '/sessions?start_date=2027-03-02&end_date=2028-03-02&skip=0&limit=100',
  lastMonth: '/sessions?start_date=2027-02-02&end_date=2027-03-02&skip=0&limit=100',
}
const ANDRIY = '/client/05e20000-0000-4000-8000-000000000002'

/** Who arrives where, a heading of the screen, and how its first reads end. */
const ARRIVALS = [
  ['coach', '/dashboard', 'Зустрічі сьогодні', ['/me', SESSIONS.today]],
  ['coach', '/calendar', 'Календар', ['/me', `/time_slots?${WEEK}`, SESSIONS.week]],
  ['coach', '/client-baze', 'База клієнтів', ['/me', '/clients?skip=0&limit=100', SESSIONS.month]],
  ['client', ANDRIY, 'Виміри', ['/me', SESSIONS.year, SESSIONS.lastMonth, '/measurements']],
  ['guest', '/coach/olena-koval', 'Запис на тренування', ['/olena-koval', `/time_slots?${WEEK}`]],
] as const

let server: ProductionServer

// They share one server.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  server = await serveProduction()
  await server.mock.scenario('typical')
  await server.mock.now(NOW, true)
})
test.afterAll(() => server.close())

async function signIn(page: Page, persona: 'coach' | 'client' = 'coach'): Promise<void> {
  const kept = { ...(await server.mock.session(persona)), verification_id: null }
  const session = { ...kept, context: 'login', isLoading: false, canResetPassword: false }
  await page.addInitScript(
    (text) => localStorage.setItem('auth-storage', text),
    JSON.stringify(session),
  )
}

for (const [persona, path, heading, ends] of ARRIVALS)
  test(`a ${persona}’s first reads of ${path} need no code, and are sent once`, async ({
    page,
  }) => {
    if (persona !== 'guest') await signIn(page, persona)
    await page.clock.setFixedTime(`${NOW}+02:00`)
    const sent: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith('/v1/')) sent.push(pathname + search)
    })
    let answered = 0
    page.on('requestfinished', (request) => {
      if (new URL(request.url()).pathname.startsWith('/v1/')) answered += 1
    })
    let letCodeCome = (): void => {}
    const held = new Promise<void>((resolve) => (letCodeCome = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })

    await page.goto(server.origin + path, { waitUntil: 'commit' })
    await expect.poll(() => sent.length).toBe(ends.length)
    expect(sent.map((url, index) => url.endsWith(ends[index] ?? '?'))).toEqual(ends.map(() => true))

    letCodeCome()
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect.poll(() => sent.length - answered).toBe(0)
    expect(sent.toSorted()).toEqual([...new Set(sent)].toSorted())
  })

/** What shows that a screen has its data, and the scripts that are requested before it. */
const FIRST_SCRIPTS = [
  ['/login', 'form:not([data-early])', 1],
  ['/dashboard', '#meetings', 2],
] as const

for (const [path, shows, count] of FIRST_SCRIPTS)
  test(`${path} is shown by its first scripts alone, and what the next steps need loads after it`, async ({
    page,
  }) => {
    // With the real clock: Playwright's own has no performance entries.
    if (path !== '/login') await signIn(page)
    await page.addInitScript((selector) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector(selector)) return
        observer.disconnect()
        performance.mark('shown')
      }).observe(document, { childList: true, subtree: true, attributes: true })
    }, shows)
    await page.goto(server.origin + path)
    await expect(page.locator(shows).first()).toBeVisible()
    const scripts = (): Promise<boolean[]> =>
      page.evaluate(() => {
        const shown = performance.getEntriesByName('shown')[0]?.startTime ?? 0
        const loaded = performance.getEntriesByType('resource')
        return loaded.filter(({ name }) => name.endsWith('.js')).map((one) => one.startTime < shown)
      })
    await expect.poll(async () => (await scripts()).length).toBeGreaterThan(count)
    expect((await scripts()).filter(Boolean)).toHaveLength(count)
  })

test('on a device whose clock is 90 minutes ahead, now is the server’s, and a line says so once', async ({
  page,
}) => {
  await page.clock.setFixedTime('2027-03-02T11:50+02:00')
  await page.goto(`${server.origin}/coach/olena-koval`)
  const line = page.getByText('Годинник поспішає. Тут час точний.')
  await expect(line).toBeVisible()
  const slot = page.getByRole('button', { name: '12:00–13:00 вільно' })
  await expect(slot).toBeVisible()
  await page.reload()
  await expect(slot).toBeVisible()
  await expect(line).toHaveCount(0)
})

test('12.1: a sign-in whose code loads late does not replace a person who has signed in meanwhile', async ({
  page,
  context,
}) => {
  let letCodeCome = (): void => {}
  const held = new Promise<void>((resolve) => (letCodeCome = resolve))
  await page.route(/\/assets\/(?!index-)[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${server.origin}/login`)
  await submitLogin(page, CLIENT)
  await expect(page.getByRole('button', { name: 'Увійти' })).toBeDisabled()

  const second = await context.newPage()
  await signIn(second)
  await second.goto(`${server.origin}/settings`)
  await expect(second.getByRole('heading', { name: 'Налаштування', level: 1 })).toBeVisible()
  const theirs = await storedSession(second)
  letCodeCome()
  await expect(page.getByRole('alert').first()).toContainText(
    'В іншій вкладці почався інший вхід. Почни тут спочатку.',
  )
  expect(await storedSession(second)).toBe(theirs)
})
