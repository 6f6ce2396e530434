/**
 * Each screen in a narrow and in a wide window, translated: it fits and has a title, and neither the
 * popup of requests (decision 50), nor the panel's opener, nor a bar over the focus (WCAG 2.4.11)
 * covers a control.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'
import axe from 'axe-core'

import type { FileRouteTypes } from '#src/app/route-tree.gen.ts'
import { AXE_OPTIONS } from '#storybook/axe.ts'
import { ROOT } from '#tests/support/paths.ts'
import { translatePage } from '#tests/support/translator.ts'

import {
  brokenWords,
  coveredBy,
  coveredByOpener,
  coveredFocus,
  coveredWhenFocused,
  tooWide,
} from './steps/layout.ts'
import { newestCode, COACH, typeCode } from './steps/people.ts'
import { addExercises, OWN, PLANK, SQUAT, STRENGTH } from './steps/plans.ts'
import { button, goTo, loading, openerOf, popup, shown, strip } from './steps/screen.ts'
import { expect, test } from './steps/test.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

type Persona = 'guest' | 'client' | 'coach'

const SHELL = '_shell'

/** A path without the segments that the address omits. */
type Named<Path> = Path extends `_coach/${infer Rest}`
  ? Named<Rest>
  : Path extends `${infer Name}/`
    ? Name
    : Path

/** The address of such a route by its id; `never` for any other route. */
type ShellAddress<Id> = Id extends `/${typeof SHELL}/${infer Path}`
  ? Path extends `${string}$${string}`
    ? never
    : `/${Named<Path>}`
  : never

/** The files of these routes. */
const SHELL_FILES = globSync('**/*.tsx', { cwd: join(ROOT, 'src/routes', SHELL) })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('$') && !file.endsWith('route.tsx'))

/** The addresses that the guards allow a person to open. */
const shellPaths = (as: Persona): string[] =>
  SHELL_FILES.filter((file) => as === 'coach' || (as === 'client' && !file.startsWith('_coach/')))
    .map((file) => file.replace(/\.tsx$/, '').split(/[./]/))
    .map((names) => `/${names.filter((name) => name !== '_coach' && name !== 'index').join('/')}`)

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

/** Where what is covered can be scrolled away: not in the lists that scroll inside their screen. */
const WITH_POPUP = new Set([
  '/dashboard',
  '/calendar',
  '/schedules',
  '/add-meeting',
  `/session/${STRENGTH}`,
  `/session/${STRENGTH}/edit`,
  '/client-baze',
  '/program',
  '/coach',
  '/settings',
])

/** The long screens, and the ones with a bar, where the focus moves far. */
const WITH_FAR_FOCUS = new Set([
  '/calendar',
  '/client-baze',
  '/program',
  '/schedules',
  `/session/${STRENGTH}/edit`,
])

const NARROW = { width: 320, height: 640 }
const WIDE = { width: 1280, height: 640 }
/** A window, and its text size: a page at 400 %, and text of 200 %. */
const MAGNIFIED = [
  [{ width: 320, height: 256 }, '100%'],
  [{ width: 390, height: 844 }, '200%'],
] as const

/** Adds a link that breaks nowhere to the texts that people give. */
const giveLinks = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const link = `https://example.com/${'a'.repeat(280)}`
    for (const [table, ...fields] of [
      ['coachInfos', 'bio', 'achievement'],
      ['clientInfos', 'notes'],
      ['experiences', 'about'],
      ['certifications', 'name', 'authored_by'],
      ['tags', 'name'],
      ['programs', 'name'],
      ['sessions', 'program_name'],
      ['exercises', 'name'],
    ] as const)
      for (const { key, row } of (await window.mock?.rows(table))?.rows ?? [])
        await window.mock?.changeRow(
          table,
          key,
          Object.fromEntries(fields.map((field) => [field, [row[field], link].join(' ')])),
        )
  })

/** What is chosen without a frame: in forced colours its ground is the one of the others. */
const unframed = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ forcedColors: 'active' })
  const states = '[aria-pressed="true"], [aria-selected="true"], [type="radio"]:checked'
  const found = await page
    .locator(`${states}, [aria-current]:not([aria-current="false"])`)
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((one) => getComputedStyle(one).outlineStyle === 'none')
        .map((one) => one.outerHTML.slice(0, 120)),
    )
  await page.emulateMedia({ forcedColors: 'none' })
  return found
}

/** Waits for the screen that replaces the one before. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = ''
  })
  await goTo(page, path)
  await expect(page.locator('h1:not([data-left])'), path).toBeVisible()
  await expect(loading(page)).toHaveCount(0)
}

/** The open screen fits, and has a title. */
async function expectNarrow(page: Page): Promise<void> {
  await shown(page)
  // The screen follows the width of the window a moment later, here and below.
  await expect.poll(() => tooWide(page), page.url()).toEqual([])
  await expect.poll(() => brokenWords(page), page.url()).toEqual([])
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
  const { pathname } = new URL(page.url())
  const title = TITLES[pathname] ?? (await page.getByRole('heading', { level: 1 }).textContent())
  // A coach's requests are counted in it.
  const isTitle = (text: string): boolean => text.replace(/^\(\d+\) /, '') === `${title} · Пульс`
  await expect.poll(async () => isTitle(await page.title()), pathname).toBe(true)
}

/**
 * The popup covers no control at the end of the screen. At its beginning, what a strip covers may be
 * scrolled away.
 */
async function expectFree(page: Page): Promise<void> {
  const over = popup(page).or(strip(page))
  await expect(over).toBeVisible()
  // A long list grows while it is scrolled into view.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      return coveredBy(over)
    })
    .toEqual([])
  await page.evaluate(() => scrollTo(0, 0))
  expect(await coveredBy(over, await strip(page).isVisible())).toEqual([])
}

/** The focus is never under a bar, down the screen and up again. */
async function expectFocusFree(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).focus()
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press(key)
      await expect.poll(() => coveredFocus(page), key).toBeNull()
    }
}

async function expectNothingCovered(page: Page, as: Persona, path: string): Promise<void> {
  // A plan has handles at its edge.
  if (!path.endsWith('/edit')) await expect.poll(() => coveredByOpener(page), path).toEqual([])
  if (as !== 'coach') return
  if (WITH_POPUP.has(path)) await expectFree(page)
  if (WITH_FAR_FOCUS.has(path)) await expectFocusFree(page)
}

for (const as of ['guest', 'client', 'coach'] as const)
  test(`each screen of a ${as} fits into 320 px, has a title, and no control is covered`, async ({
    page,
  }) => {
    const inShell = shellPaths(as)
    const paths = [...inShell, ...Object.values(ROUTES).flatMap((all) => all[as] ?? [])]
    // Injected by the browser, because the page's policy forbids foreign scripts.
    await page.addInitScript({ content: axe.source })
    await page.addInitScript(translatePage)
    await page.setViewportSize(NARROW)
    await page.goto(`${paths[0]}?scenario=typical&as=${as}`)
    await shown(page)
    await expect(openerOf(page)).toBeVisible()
    // axe accepts a smaller target with room around it.
    expect((await openerOf(page).boundingBox())?.width).toBeGreaterThanOrEqual(24)
    await giveLinks(page)
    await page.reload()
    for (const [at, path] of paths.entries())
      await test.step(path, async () => {
        if (at > 0) await open(page, path)
        // The requests are the last that such a screen shows.
        if (as === 'coach' && inShell.includes(path)) await expect(strip(page)).toBeVisible()
        await expectNarrow(page)
        // Only the addresses that are meant to fail may show a failure.
        if (!/nobody|nowhere/.test(path) && !path.includes(NOBODY))
          await expect(page.getByRole('alert')).toHaveCount(0)
        expect(await unframed(page)).toEqual([])
        await expectNothingCovered(page, as, path)
        await page.setViewportSize(WIDE)
        await expectNothingCovered(page, as, path)
        if (as === 'coach' && path === '/calendar')
          for (const [size, text] of [...MAGNIFIED, [NARROW, '100%'] as const]) {
            await page.setViewportSize(size)
            await page.evaluate((of) => void (document.documentElement.style.fontSize = of), text)
            // The days of the week follow the width of the window.
            await expect
              .poll(() => coveredWhenFocused(page), `${size.width} px, ${text}`)
              .toEqual([])
          }
        await page.setViewportSize(NARROW)
      })
    // The stories check the screens; this is the whole page with the opener.
    await page.setViewportSize(WIDE)
    // Loaded again: after another media was emulated, Chromium keeps the colour of some texts.
    await page.goto(as === 'guest' ? '/login' : '/settings')
    await shown(page)
    const { violations } = await page.evaluate((options) => window.axe.run(options), AXE_OPTIONS)
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })

test('the popup covers neither what a task screen offers to undo, nor its bar', async ({
  page,
}) => {
  await page.setViewportSize(NARROW)
  await page.goto('/create-workout?scenario=typical&as=coach')
  await addExercises(page, [SQUAT, PLANK])
  await page.getByText(PLANK, { exact: true }).dblclick()
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size)
    await expect(button(page, 'Повернути')).toBeVisible()
    await expectFree(page)
  }
})

test('each step of a form fits into 320 px and has a title', async ({ page }) => {
  await page.setViewportSize(NARROW)
  await page.goto('/reset?scenario=typical&otp=manual')
  await page.getByLabel('Телефон').fill(COACH.phone)
  await page.getByRole('button', { name: 'Надіслати код' }).click()
  const code = await newestCode(page)
  await expect(page).toHaveURL('/otp')
  await expectNarrow(page)
  await typeCode(page, code)
  await expect(page).toHaveURL('/reset/new-password')
  await expectNarrow(page)
  // A client without a card is redirected to the questionnaire, which has no menu.
  await page.goto('/dashboard?scenario=new-client&as=client')
  await expect(page).toHaveURL('/client/questionnaire')
  await expectNarrow(page)
  await expect(page.getByRole('navigation', { name: 'Головне меню' })).toBeHidden()
})
