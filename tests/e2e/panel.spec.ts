import { readFile } from 'node:fs/promises'

import type { Locator, Page } from '@playwright/test'
import axe from 'axe-core'

import { AXE_OPTIONS } from '../../.storybook/axe.ts'
import { COACH, signIn } from './steps/people.ts'
import { expect, test } from './steps/test.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Панель QA' })
const openerOf = (page: Page): Locator => page.getByRole('button', { name: 'Відкрити панель QA' })
const press = (page: Page, name: string): Promise<void> =>
  panelOf(page).getByRole('button', { name, exact: true }).click()

test('not a byte of it comes before it is opened', { tag: '@desktop' }, async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  const panelScripts = async () =>
    (await Promise.all(scripts)).filter((text) => text.includes('Скопіювати посилання'))
  await page.goto('/login?scenario=typical')
  await expect(openerOf(page)).toBeVisible()
  expect(scripts.length).toBeGreaterThan(2)
  expect(await panelScripts()).toEqual([])
  await openerOf(page).click()
  await expect(panelOf(page).getByRole('tab', { name: 'Стан' })).toBeVisible()
  expect(await panelScripts()).toHaveLength(1)
})

const SCREENS = [
  ['guest', '/login'],
  ['guest', '/register'],
  ['guest', '/coach/olena-koval'],
  ['coach', '/dashboard'],
  ['coach', '/calendar'],
  ['coach', '/client-baze'],
  ['coach', '/program'],
  ['coach', '/coach'],
  ['coach', '/schedules'],
  ['coach', '/create-workout'],
  ['coach', '/settings'],
  ['client', '/settings'],
  ['client', '/coach/olena-koval'],
] as const

test('its opener leaves every control of the product a target', async ({ page }) => {
  await page.goto('/login?scenario=busy&latency=0')
  for (const [as, path] of SCREENS) {
    await page.goto(`${path}?as=${as}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(openerOf(page)).toBeVisible()
    const covered = await page.evaluate(() => {
      const opener = document.querySelector('.mock-opener')?.getBoundingClientRect()
      const controls = [
        ...document.querySelectorAll(
          '#root :is(a, button, input, select, textarea, [tabindex="0"])',
        ),
      ]
      return controls
        .filter((control) => {
          const box = control.getBoundingClientRect()
          return (
            opener !== undefined &&
            control.checkVisibility() &&
            box.width > 1 &&
            box.right > opener.left &&
            box.left < opener.right &&
            box.bottom > opener.top &&
            box.top < opener.bottom &&
            // The opener is wider than the gutter: it may lie on an edge, not on what is pressed.
            opener.left - box.left < 44
          )
        })
        .map((control) => control.outerHTML.slice(0, 120))
    })
    expect(covered, `${path} as ${as}`).toEqual([])
  }
})

/** What axe finds on the page with the rules of the stories, a line each. What a bar half covers is scrolled to. */
const axeFindings = (page: Page): Promise<string[]> =>
  page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options)
    const bar = document.querySelector('main [class*="_bar_"]')?.getBoundingClientRect()
    const isHalfCovered = (id: string, selector: string): boolean => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return id === 'target-size' && !!box && !!bar && box.top < bar.top && box.bottom > bar.top
    }
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ target }) => !isHalfCovered(id, String(target.at(-1))))
        .map(({ html }) => `${id}: ${html}`),
    )
  }, AXE_OPTIONS)

test('12.29 axe finds nothing on the whole page, the opener included', async ({ page }) => {
  // As a part of the browser: the page's policy forbids foreign scripts.
  await page.addInitScript({ content: axe.source })
  for (const [as, path] of SCREENS) {
    await page.goto(`${path}?as=${as}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(openerOf(page)).toBeVisible()
    expect(await axeFindings(page), `${path} as ${as}`).toEqual([])
  }
})

test(
  'a shortcut opens and closes it; the focus comes back, and it survives navigation and reloads',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/settings?scenario=typical&as=client')
    const link = page.getByRole('navigation').getByRole('link').first()
    await link.focus()
    await page.keyboard.press('Control+Shift+M')
    await expect(panelOf(page)).toBeFocused()
    await expect(openerOf(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toBeHidden()
    await expect(link).toBeFocused()

    await page.keyboard.press('Control+Shift+M')
    await panelOf(page).getByRole('tab', { name: 'Запити' }).click()
    // On a phone the panel lies over the menu.
    await link.press('Enter')
    await expect(page).toHaveURL(/\/client\//)
    await expect(
      panelOf(page)
        .getByRole('button', { name: /^200 GET/ })
        .first(),
    ).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(panelOf(page).getByRole('tab', { name: 'Запити' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
)

test('the opener moves out of the way and stays there', async ({ page }) => {
  await page.goto('/login?scenario=typical')
  await expect(openerOf(page)).toBeVisible()
  const box = await openerOf(page).boundingBox()
  await page.mouse.move((box?.x ?? 0) + 8, (box?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.move(60, 200, { steps: 5 })
  await page.mouse.up()
  await expect(panelOf(page)).toBeHidden()
  await expect(openerOf(page)).toHaveAttribute('data-side', 'left')
  const dropped = await openerOf(page).boundingBox()
  await openerOf(page).press('ArrowUp')
  await expect
    .poll(async () => (await openerOf(page).boundingBox())?.y)
    .toBeLessThan(dropped?.y ?? 0)
  const moved = await openerOf(page).boundingBox()
  await page.reload()
  await expect(openerOf(page)).toHaveAttribute('data-side', 'left')
  expect(await openerOf(page).boundingBox()).toEqual(moved)
})

test('a dialog of the product stays open while the panel is used and closed', async ({ page }) => {
  await page.goto('/settings?scenario=typical&as=client')
  await page.getByRole('button', { name: 'Видалити' }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: 'видалити акаунт' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Control+Shift+M')
  await press(page, '800')
  await expect(panelOf(page).getByText('800 мс')).toBeVisible()
  // What lies over a locked page scrolls all the same.
  await panelOf(page).getByRole('tab', { name: 'Стан' }).hover()
  await page.setViewportSize({ width: 390, height: 500 })
  const body = panelOf(page).getByRole('tabpanel')
  await body.hover()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => body.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeHidden()
  await expect(dialog).toBeVisible()
})

test(
  'one tap changes the persona and the scenario, and a fault breaks the next call',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/login?scenario=typical')
    await openerOf(page).click()
    await press(page, 'Тренер')
    await expect(page).toHaveURL('/dashboard')
    await press(page, 'Чистий аркуш')
    await expect(panelOf(page).getByRole('button', { name: 'Чистий аркуш' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Олена')

    await press(page, 'Гість')
    await expect(page.getByRole('heading', { name: 'Вхід' })).toBeVisible()
    await panelOf(page).getByRole('tab', { name: 'Збої' }).click()
    await panelOf(page).getByLabel('Операція').selectOption('POST /v1/auth/login')
    await press(page, '404')
    await expect(panelOf(page).getByText('404 Не знайдено, завжди')).toBeVisible()
    await page.keyboard.press('Control+Shift+M')
    await signIn(page, COACH)
    await expect(page.getByText('Такого користувача не існує')).toBeVisible()
    await page.keyboard.press('Control+Shift+M')
    await press(page, 'Прибрати всі')
    await expect(panelOf(page).getByText('Нічого не зламано.')).toBeVisible()
    // The button that was pressed is removed, and the focus with it.
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toBeHidden()
    await signIn(page, COACH)
    await expect(page).toHaveURL('/dashboard')
  },
)

test(
  'a file takes the whole state to a fresh browser: data, clock, person, draft and screen',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    await page.goto('/create-workout?scenario=typical&as=coach')
    await page.getByLabel('Назва тренування').fill('Верх тіла, варіант Б')
    await page.evaluate(async () => {
      // Within the life of the token: no refresh changes what is compared.
      await window.mock?.now('2027-03-02T09:55', true)
      await window.mock?.latency(40)
      await window.mock?.fault('GET', '/v1/programs/muscles', 500)
    })
    await page.keyboard.press('Control+Shift+M')
    const downloading = page.waitForEvent('download')
    await press(page, 'Зберегти стан у файл')
    const download = await downloading
    expect(download.suggestedFilename()).toBe('pulse-typical-2027-03-02T09-55.json')
    const file = await download.path()

    const other = await browser.newPage()
    await other.goto('/login')
    await openerOf(other).click()
    await expect(panelOf(other).getByRole('tab', { name: 'Стан' })).toBeVisible()
    const input = panelOf(other).locator('input[type=file]')

    const broken = (await readFile(file, 'utf8')).replace('"role":"coach"', '"role":"king"')
    await input.setInputFiles({
      name: 'broken.json',
      mimeType: 'application/json',
      buffer: Buffer.from(broken),
    })
    await expect(panelOf(other).getByRole('alert')).toContainText(/нічого не змінено.*rows\.users/)
    await expect(other).toHaveURL('/login')

    await input.setInputFiles(file)
    await expect(other).toHaveURL('/create-workout')
    await expect(other.getByLabel('Назва тренування')).toHaveValue('Верх тіла, варіант Б')
    const stateOf = (one: Page) =>
      one.evaluate(async () => {
        const state = await window.mock?.exportState()
        const { clock, ...settings } = state?.settings ?? { clock: null }
        return { ...state, settings, stands: clock?.frozenAt, rows: state?.rows }
      })
    const [theirs, ours] = [await stateOf(other), await stateOf(page)]
    expect(theirs).toEqual(ours)
  },
)
