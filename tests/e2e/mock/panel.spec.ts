/** The mock's panel over the app: how it is opened and moved, and a state that a file moves to a new browser. */
import { readFile } from 'node:fs/promises'

import type { Page, Response } from '@playwright/test'

import { expectKept, meetings, offlineStrip } from '../steps/offline-steps.ts'
import { heading, openerOf, openPopup, panelOf, popup } from '../steps/screen.ts'
import { expect, test } from '../steps/test.ts'

const press = (page: Page, name: string): Promise<void> =>
  panelOf(page).getByRole('button', { name, exact: true }).click()

test('none of its code loads before it is opened; a persona and a scenario take one press each', async ({
  page,
}) => {
  const scripts: Promise<string>[] = []
  const collect = (response: Response): void => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  }
  page.on('response', collect)
  const panelScripts = async () =>
    (await Promise.all(scripts)).filter((text) => text.includes('Скопіювати посилання'))
  await page.goto('/login?scenario=typical')
  await expect(openerOf(page)).toBeVisible()
  expect(scripts.length).toBeGreaterThan(2)
  // It is not loaded ahead either: not when the page is idle, and not on hover.
  await openerOf(page).hover()
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve))
    await fetch('/')
  })
  expect(await panelScripts()).toEqual([])
  await openerOf(page).click()
  await expect(panelOf(page).getByRole('tab', { name: 'Стан' })).toBeVisible()
  expect(await panelScripts()).toHaveLength(1)
  page.off('response', collect)

  await press(page, 'Тренер')
  await expect(page).toHaveURL('/dashboard')
  await press(page, 'Чистий аркуш')
  await expect(panelOf(page).getByRole('button', { name: 'Чистий аркуш' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  // The page has loaded again, with other data.
  await expect(page.getByText('Сьогодні зустрічей немає')).toBeVisible()
})

test('a shortcut opens and closes it; the focus returns, and it survives navigation and reloads', async ({
  page,
}) => {
  await page.goto('/settings?scenario=typical&as=client')
  const link = page.getByRole('navigation').getByRole('link').first()
  // The opener listens for the shortcut. It is added after the screen is shown.
  await expect(openerOf(page)).toBeVisible()
  await link.focus()
  await page.keyboard.press('Control+Shift+M')
  await expect(panelOf(page)).toBeFocused()
  await expect(openerOf(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeHidden()
  await expect(link).toBeFocused()

  await page.keyboard.press('Control+Shift+M')
  await panelOf(page).getByRole('tab', { name: 'Запити' }).click()
  // On a phone the panel covers the menu.
  await link.press('Enter')
  await expect(page).toHaveURL(/\/client\//)
  const answered = panelOf(page).getByRole('button', { name: /^200 GET/ })
  await expect(answered.first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(panelOf(page).getByRole('tab', { name: 'Запити' })).toHaveAttribute(
    'aria-selected',
    'true',
  )

  // Its opener can be moved out of the way, and stays there.
  await page.keyboard.press('Control+Shift+M')
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
  // The opener is added when the page is idle: here, only after the dialog has been opened.
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback) => {
      const idle = { didTimeout: false, timeRemaining: () => 0 }
      addEventListener('idle', () => callback(idle), { once: true })
      return 0
    }
  })
  await page.goto('/settings?scenario=typical&as=client')
  await page.getByRole('button', { name: 'Видалити' }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: 'видалити акаунт' })
  await expect(dialog).toBeVisible()
  await expect(openerOf(page)).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('idle')))
  await expect(openerOf(page)).toBeVisible()
  await page.keyboard.press('Control+Shift+M')
  await press(page, '800')
  await expect(panelOf(page).getByText('800 мс')).toBeVisible()
  // The panel still scrolls, although the dialog locks the page's scrolling.
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

test('the screen follows the clock at once: the greeting, and the request that is cancelled meanwhile', async ({
  page,
}) => {
  await page.goto('/dashboard?scenario=typical&as=coach')
  await openPopup(page)
  await expect(popup(page)).toContainText('Підтвердь до 10:40')
  await page.evaluate(() => window.mock?.advance(180))
  await expect(heading(page, /^Доброго дня/)).toBeVisible()
  // Until the next poll, half a minute later, it would stay as one whose time is over.
  const request = page.getByText(/до 10:40|час на підтвердження минув/i)
  await expect(request).toHaveCount(0, { timeout: 10_000 })
})

test('«Без мережі» shows what the app does offline: the strip at once, the day after a reload, then all again', async ({
  page,
}) => {
  await page.goto('/dashboard?scenario=typical&as=coach')
  await expectKept(page, '"end_date":"2027-03-02"', 1)
  await page.keyboard.press('Control+Shift+M')
  await panelOf(page).getByRole('tab', { name: 'Збої' }).click()
  await press(page, 'Без мережі')
  await expect(offlineStrip(page)).toBeVisible()
  await page.reload()
  await expect(offlineStrip(page)).toBeVisible()
  await expect(meetings(page)).toHaveCount(5)
  await press(page, 'Без мережі')
  await expect(offlineStrip(page)).toBeHidden()
})

test('a file moves the whole state to a new browser: data, clock, person, draft and screen', async ({
  page,
  browser,
}) => {
  await page.goto('/create-workout?scenario=typical&as=coach')
  await page.getByLabel('Назва тренування').fill('Верх тіла, варіант Б')
  await page.evaluate(async () => {
    // Within the life of the token: no refresh changes the compared state.
    await window.mock?.now('2027-03-02T09:55', true)
    await window.mock?.latency(40)
    await window.mock?.fault('GET', '/v1/programs/muscles', 500)
  })
  await expect(openerOf(page)).toBeVisible()
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
      return { ...state, settings, frozenAt: clock?.frozenAt, rows: state?.rows }
    })
  const [theirs, ours] = [await stateOf(other), await stateOf(page)]
  expect(theirs).toEqual(ours)
})
