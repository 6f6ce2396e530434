import type { Locator, Page } from '@playwright/test'

import type { FileRouteTypes } from '#src/app/route-tree.gen.ts'

import { COACH, HELD_MS, latency, newestCode, signIn, typeCode } from './steps/accounts.ts'
import { loading } from './steps/loading.ts'
import { OWN, STRENGTH } from './steps/meetings.ts'
import { menuOf } from './steps/menus.ts'
import { strip } from './steps/request-popup.ts'
import { type Persona, type ShellAddress, shellPaths } from './steps/shell-paths.ts'
import { expect, test } from './steps/test.ts'
import { brokenWords, tooWide } from './steps/text-faults.ts'
import { button } from './steps/workout-steps.ts'

const ANDRIY = '/client/05e20000-0000-4000-8000-000000000002'
const NOBODY = '00000000-0000-4000-8000-000000000000'

type Address = Exclude<FileRouteTypes['to'], '/'>

/**
 * The addresses of each route that `shellPaths` does not have, by who opens them. A new route that
 * is missing here does not compile.
 */
const ROUTES: Record<
  Exclude<Address, ShellAddress<FileRouteTypes['id']>>,
  Partial<Record<Persona, string[]>>
> = {
  '/login': { guest: ['/login', '/nowhere'] },
  // The next step of a form: see below.
  '/otp': {},
  '/reset/new-password': {},
  '/register': { guest: ['/register'] },
  '/reset': { guest: ['/reset'] },
  '/coach/$id': {
    guest: ['/coach/olena-koval', '/coach/nobody'],
    client: ['/coach/olena-koval'],
  },
  // A new client opens it: see below.
  '/client/questionnaire': {},
  '/client/$clientId': { client: [ANDRIY], coach: [ANDRIY, `/client/${NOBODY}`] },
  '/add-meeting/$sessionId': { coach: [`/add-meeting/${STRENGTH}`] },
  '/session/$sessionId': {
    client: [`/session/${OWN}`],
    coach: [`/session/${STRENGTH}`, `/session/${NOBODY}`],
  },
  '/session/$sessionId/edit': {
    client: [`/session/${OWN}/edit`],
    coach: [`/session/${STRENGTH}/edit`],
  },
}

/** The titles that are not the screen's heading. */
const TITLES: Record<string, string> = {
  '/dashboard': 'Головна',
  '/coach/olena-koval': 'Олена Коваль, персональний тренер',
  '/coach/nobody': 'Тренера не знайдено',
  '/nowhere': 'Сторінку не знайдено',
  [`/client/${NOBODY}`]: 'Помилка',
  [`/session/${NOBODY}`]: 'Помилка',
}

/** How many lines an element with a single text has. */
const linesOf = (element: Element): number => {
  const text = document.createRange()
  text.selectNodeContents(element)
  return text.getClientRects().length
}

/** The names of clients and programs in the calendar that have more lines than are shown. */
const cutNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#main section button span')]
      .filter((name) => name.clientHeight > 1 && name.scrollHeight > name.clientHeight + 2)
      .map((name) => name.textContent),
  )

/** Waits until the open screen has loaded, and checks that it fits and has a title. */
async function expectNarrow(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await expect(loading(page)).toHaveCount(0)
  expect(await tooWide(page), page.url()).toEqual([])
  expect(await brokenWords(page), page.url()).toEqual([])
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
  const { pathname } = new URL(page.url())
  const title = TITLES[pathname] ?? (await heading.textContent())
  await expect(page, pathname).toHaveTitle(`${title} · Пульс`)
}

for (const as of ['guest', 'client', 'coach'] as const)
  test(`each screen of a ${as} fits into 320 px and has a title`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`/settings?scenario=typical&as=${as}`)
    // The person is signed in once the first page is shown.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const inShell = shellPaths(as)
    const others = Object.values(ROUTES).flatMap((paths) => paths[as] ?? [])
    for (const route of [...inShell, ...others]) {
      await page.goto(route)
      // The requests are the last that such a screen shows.
      if (as === 'coach' && inShell.includes(route)) await expect(strip(page)).toBeVisible()
      await expectNarrow(page)
      // Only the addresses that are meant to fail may show a failure.
      if (!/nobody|nowhere/.test(route) && !route.includes(NOBODY))
        await expect(page.getByRole('alert'), route).toHaveCount(0)
    }
  })

test('each step of a form fits into 320 px and has a title', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/reset?scenario=typical&otp=manual')
  await page.getByLabel('Телефон').fill(COACH.phone)
  await page.getByRole('button', { name: 'Надіслати код' }).click()
  const code = await newestCode(page)
  await expect(page).toHaveURL('/otp')
  await expectNarrow(page)
  await typeCode(page, code)
  await expect(page).toHaveURL('/reset/new-password')
  await expectNarrow(page)
  await page.goto('/client/questionnaire?scenario=new-client&as=client')
  await expectNarrow(page)
})

test('the list of requests is as wide as its dialog at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/dashboard?scenario=typical&as=coach')
  await page.getByRole('button', { name: 'Запити: 3' }).click()
  const list = page.getByRole('dialog', { name: 'Запити на тренування' })
  await expect(list.getByRole('button', { name: 'Підтвердити' })).toHaveCount(3)
  const all = list.getByRole('button', { name: 'Нагадати про всі через 10 хвилин' })
  await expect(all).toBeInViewport({ ratio: 1 })
  expect(await tooWide(page)).toEqual([])
})

test('the month of a date picker fits into a window 320 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/calendar?scenario=typical&as=coach')
  await page.getByRole('button', { name: 'Обрати дату' }).click()
  const month = page.getByRole('dialog', { name: 'Обрати дату' })
  await expect(month.getByRole('button', { name: 'неділя, 7 березня 2027' })).toBeInViewport({
    ratio: 1,
  })
  expect(await tooWide(page)).toEqual([])
  // The next screen is a failure, whose button is above the floating one.
  await page.setViewportSize({ width: 320, height: 568 })
  await page.evaluate(() => window.mock?.fault('GET', '/v1/coaches/{id}/time_slots', 500))
  await month.getByRole('button', { name: 'неділя, 14 березня 2027' }).click()
  const retry = await page.getByRole('button', { name: 'Спробувати ще раз' }).boundingBox()
  const floating = await page.getByRole('link', { name: 'Нова зустріч' }).boundingBox()
  expect((retry?.y ?? 0) + (retry?.height ?? 0)).toBeLessThan(floating?.y ?? 0)
})

test('the site of a coach and its editor show whole texts at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/coach?scenario=typical&as=coach')
  await expect(page.getByRole('button', { name: 'Поділитися посиланням' })).toBeVisible()
  expect(await tooWide(page)).toEqual([])
  const heading = page.getByRole('heading', { level: 1 })
  expect(await heading.evaluate(linesOf)).toBe(1)
  await button(page, 'Редагувати').click()
  await expect(button(page, /^Видалити сертифікат/)).toHaveCount(2)
  expect(await tooWide(page)).toEqual([])
})

test('the loader of a button is in its middle, also under reduced motion', async ({ page }) => {
  await page.goto('/login?scenario=typical')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await latency(page, HELD_MS)
  await signIn(page, COACH)
  const busy = page.locator('button[data-loading]')
  const middle = (part: Locator) =>
    part.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return [Math.round((left + right) / 2), Math.round((top + bottom) / 2)]
    })
  expect(await middle(busy.locator('.mantine-Button-loader'))).toEqual(await middle(busy))
})

test('the tabs show their full names in 12 px, under a strip of requests that fits', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/settings?scenario=typical&as=coach')
  const tabs = page.getByRole('navigation', { name: 'Головне меню' }).getByRole('link')
  await expect(tabs).toHaveText(menuOf('coach'))
  for (const tab of await tabs.all()) {
    await expect(tab).toHaveCSS('font-size', '12px')
    const edges = await tab.evaluate((element) => {
      const label = document.createRange()
      label.selectNode(element.lastChild ?? element)
      const { left, right } = label.getBoundingClientRect()
      return [left, innerWidth - right]
    })
    for (const edge of edges) expect(edge).toBeGreaterThan(4)
  }
  // The page does not scroll to what is fixed.
  await expect(strip(page)).toBeInViewport({ ratio: 1 })
  expect(await tooWide(page)).toEqual([])
})

test(
  'the form of an editor is in the middle of a wide window',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    await page.goto('/settings?scenario=typical&as=coach')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const address of ['/create-workout', `/session/${STRENGTH}/edit`]) {
      await page.goto(address)
      await expect(page.locator('#main [data-fields]')).toBeVisible()
      const space = await page.locator('#main').boundingBox()
      const form = await page.locator('#main [data-fields]').boundingBox()
      const middle = (box: typeof form) => box && box.x + box.width / 2
      expect(middle(form), address).toBe(middle(space))
    }
  },
)

test(
  'a tablet shows three days of the week, a wide window its week over 1,600 px',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto('/calendar?scenario=typical&as=coach&date=2027-03-06')
    const days = page.getByRole('heading', { level: 3 }).locator('xpath=ancestor::section')
    const shown = () => days.filter({ visible: true })
    await expect(shown()).toHaveCount(3)
    // The last three, because the week ends there.
    await expect(page.getByText('нд, 7 березня')).toBeVisible()
    await page.setViewportSize({ width: 1920, height: 1080 })
    await expect(shown()).toHaveCount(7)
    const week = await page.getByRole('navigation', { name: 'Дні тижня' }).boundingBox()
    expect(week?.width).toBe(1600)
    for (const width of [1920, 1280]) {
      await page.setViewportSize({ width, height: 1080 })
      expect(await cutNames(page), `${width} px`).toEqual([])
    }
  },
)
