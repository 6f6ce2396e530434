/**
 * The installed app in a gym without a network: the production build, and a server that can become
 * unreachable.
 */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import { DEMO_BUILD, PRODUCTION_BUILD } from '../../support/paths.ts'
import { type ProductionServer, serveProduction } from '../../support/production-server.ts'
import { HELD_MS, latency } from '../steps/calls.ts'
import {
  arrive,
  expectKept,
  keptKeys,
  meetings,
  NOW,
  offlineStrip,
  STRIP,
} from '../steps/offline-steps.ts'
import { COACH } from '../steps/people.ts'
import { button, openPopup, popup } from '../steps/screen.ts'
import { expect, test } from '../steps/test.ts'

const REFUSAL = 'Зберегти зміни можна буде, коли воно повернеться.'

/** The hosted files: a copy, from which a test makes the next version. */
let hosted: string
let server: ProductionServer

// They share one server.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  // Not earlier: a process that only lists the journeys would never remove it.
  hosted = mkdtempSync(join(tmpdir(), 'pulse-hosted-'))
  server = await serveProduction(hosted)
  const { mock } = server
  await mock.scenario('typical')
  await mock.now(NOW, true)
})
test.afterAll(async () => {
  await server.close()
  rmSync(hosted, { recursive: true })
})

/** Hosts a build in place of the previous one. */
function host(build: string): void {
  rmSync(hosted, { recursive: true })
  cpSync(build, hosted, { recursive: true })
}

test.beforeEach(() => host(PRODUCTION_BUILD))

test('without a network a coach sees day, week and plan as last seen, and can change nothing', async ({
  page,
  context,
}) => {
  await arrive(page, context, server.origin, COACH)
  await expect(meetings(page)).toHaveCount(5)
  await expectKept(page, '"end_date":"2027-03-02"', 1)
  await page.goto(`${server.origin}/calendar`)
  await expect(page.getByRole('region', { name: 'вівторок, 2 березня' })).toBeVisible()
  await expectKept(page, '"end_date":"2027-03-07"', 2)
  await page.goto(`${server.origin}/dashboard`)
  await meetings(page)
    .filter({ hasText: /Зараз|Далі/ })
    .getByRole('button')
    .click()
  await page.getByRole('link', { name: 'Деталі' }).click()
  const exercises = page.getByRole('heading', { level: 4 })
  await expect(exercises).toHaveCount(5)
  const names = await exercises.allTextContents()
  const plan = page.url()
  await expectKept(page, plan.slice(-36), 1)
  await expectKept(page, '/v1/programs/exercises/', 5)
  await expect(offlineStrip(page)).toHaveCount(0)

  await context.setOffline(true)
  await page.reload()
  await expect(offlineStrip(page)).toHaveText(STRIP)
  await expect(exercises).toHaveText(names)
  await page.getByRole('link', { name: 'Редагувати' }).click()
  const save = page.getByRole('button', { name: 'Зберегти зміни' })
  await page.getByRole('textbox').first().fill('Інша програма')
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await save.press('Enter')
  await expect(page.getByText(REFUSAL)).toBeVisible()
  await context.setOffline(false)
  await expect(offlineStrip(page)).toHaveCount(0)
  await expect(page.getByText('З’єднання повернулося. Зміни ще не збережено.')).toBeVisible()
  // At once, and in view wherever the page is scrolled to.
  await button(page, /^Нова вправа/).scrollIntoViewIfNeeded()
  await context.setOffline(true)
  await expect(offlineStrip(page)).toBeInViewport({ ratio: 1, timeout: 1500 })
  await page.goto(`${server.origin}/calendar`)
  await expect(page.getByRole('region', { name: 'вівторок, 2 березня' })).toContainText('Ганна')
  await expect(offlineStrip(page)).toHaveText(STRIP)
  await page.goto(server.origin)
  await expect(meetings(page)).toHaveCount(5)
  await openPopup(page)
  await popup(page).getByRole('button', { name: 'Підтвердити' }).click()
  await expect(page.getByText(REFUSAL)).toBeVisible()
  // A week that was not read before.
  await page.goto(`${server.origin}/calendar?date=2027-03-17`)
  const failure = page.getByText(SPEC.scheduleNotLoaded)
  await expect(failure).toBeVisible()

  await context.setOffline(false)
  await expect(offlineStrip(page)).toHaveCount(0)
  await expect(failure).toHaveCount(0)
  await page.goto(`${plan}/edit`)
  await expect(save).not.toHaveAttribute('aria-disabled')
})

/** Changes a hosted file. */
function rewrite(name: string, change: (text: string) => string): void {
  const path = join(hosted, name)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  writeFileSync(path, after)
}

test('an open page keeps the files of its version; the next load gets the next version', async ({
  page,
  context,
}) => {
  await arrive(page, context, server.origin, COACH)
  // The next version has one more script, which its page loads; the files of this one are gone
  // from the host.
  rewrite('index.html', (html) =>
    html.replace('<head>', '<head><script type="module" src="/assets/next.js"></script>'),
  )
  rewrite('worker.js', (script) =>
    script
      .replaceAll(/,\{(?=[^{}]*assets\/)[^{}]*\}/g, '')
      .replace(
        /(\{[^{}]*)[\da-f]{32}([^{}]*index\.html[^{}]*\})/,
        '$1next$2,{"revision":null,"url":"assets/next.js"}',
      ),
  )
  rmSync(join(hosted, 'assets'), { recursive: true })
  mkdirSync(join(hosted, 'assets'))
  writeFileSync(join(hosted, 'assets/next.js'), "document.documentElement.dataset.version = 'next'")
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null))
    .toBe(true)
  await page.getByRole('link', { name: 'Налаштування' }).click()
  await expect(page.getByRole('heading', { name: 'Налаштування' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-version')
  // Only the worker has the files of the next version now, not the host or the browser's cache.
  rmSync(join(hosted, 'assets'), { recursive: true })
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await page.goto(server.origin)
  await expect(page.locator('html')).toHaveAttribute('data-version', 'next')
  await expect(meetings(page)).toHaveCount(5)
})

test('a build with the mock on the same origin removes this worker, and uses the mock’s worker', async ({
  page,
  context,
}) => {
  await arrive(page, context, server.origin, COACH)
  const scripts = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ active }) => active && new URL(active.scriptURL).pathname,
      ),
    )
  expect(await scripts()).toEqual(['/worker.js'])
  host(DEMO_BUILD)
  await page.goto(`${server.origin}/dashboard`)
  await page.waitForFunction(() => window.mock !== undefined)
  // The old worker reloads the page when it removes itself: a look during that has no result.
  await expect.poll(() => scripts().catch(() => null)).toEqual(['/mockServiceWorker.js'])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await scripts()).toEqual(['/mockServiceWorker.js'])
})

test('a build with the mock has only the mock’s worker', () => {
  const files = readdirSync(DEMO_BUILD, { recursive: true, encoding: 'utf8' })
  expect(files).toContain('mockServiceWorker.js')
  expect(files.filter((name) => /webmanifest|registerSW/.test(name))).toEqual([])
  expect(readFileSync(join(DEMO_BUILD, 'worker.js'), 'utf8')).toContain('unregister()')
  const scripts = files.filter((name) => name.endsWith('.js') && name !== 'worker.js')
  const text = scripts.map((name) => readFileSync(join(DEMO_BUILD, name), 'utf8')).join('\n')
  expect(text).not.toMatch(/workbox|\/worker\.js/)
})

test('a build with the mock shows what was last seen until its read ends, and nothing of another scenario', async ({
  page,
}) => {
  await page.goto(`/dashboard?scenario=typical&as=coach&now=${NOW}&clock=frozen`)
  await expect(meetings(page)).toHaveCount(5)
  await expectKept(page, '"end_date":"2027-03-02"', 1)
  await latency(page, HELD_MS)
  await page.goto('/dashboard')
  await expect(meetings(page)).toHaveCount(5)
  await latency(page, 0)
  await expect(offlineStrip(page)).toHaveCount(0)

  await page.goto('/dashboard?fault=GET /v1/coaches/{id}/sessions network')
  await expect(offlineStrip(page)).toHaveText(STRIP)
  await expect(meetings(page)).toHaveCount(5)
  await page.evaluate(() => window.mock?.clearFaults())
  await expect(offlineStrip(page)).toHaveCount(0)
  await expect(meetings(page)).toHaveCount(5)

  await page.goto('/dashboard?fault=GET /v1/coaches/{id}/sessions 500')
  const outdated = page.getByText('Не вдалося оновити. Дані станом на вт, 2 березня, 10:20')
  await expect(outdated).toBeVisible()
  await expect(meetings(page)).toHaveCount(5)
  await page.evaluate(() => window.mock?.clearFaults())
  await expect(outdated).toHaveCount(0)

  await page.goto(`/dashboard?scenario=busy&as=coach&now=${NOW}&latency=${HELD_MS}`)
  await page.waitForFunction(() => window.mock !== undefined)
  expect(await keptKeys(page)).toEqual([])
})
