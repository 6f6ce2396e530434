import type { Page } from '@playwright/test'

import { PNG } from '../fixtures/pictures/hostile-files.fixture.ts'
import { requestLastSlot } from './steps/api-calls.ts'
import { backStays } from './steps/back.ts'
import { expect, test } from './steps/test.ts'

const search = (page: Page) => page.getByRole('searchbox')
const clients = (page: Page) => page.getByRole('list', { name: 'Клієнти' })
/** In the evening every open request has been annulled, so none takes the focus. */
const EVENING = 'scenario=typical&now=2027-03-02T20:00'

const sent = (page: Page, method: string, part: string): Promise<number> =>
  page.evaluate(
    async ([verb, path]) =>
      ((await window.mock?.requests()) ?? []).filter(
        (call) => call.method === verb && call.url.includes(path),
      ).length,
    [method, part] as const,
  )

test.describe('the client base', () => {
  test(
    'finds a client far beyond the first hundred among ten thousand',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/client-baze?scenario=huge&as=coach')
      await expect(page.getByText(/^10\s000 клієнтів$/)).toBeVisible({ timeout: 40_000 })
      expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(2500)
      await search(page).pressSequentially('мельник АНДРІЙ')
      await expect(clients(page).getByRole('link', { name: 'Андрій Мельник' })).toBeVisible()
      await expect(page).toHaveURL(/\?q=/)

      const link = clients(page).getByRole('link', { name: 'Андрій Мельник' }).first()
      // The card is read before the press, while the pointer is on its link.
      await link.hover()
      await expect.poll(() => sent(page, 'GET', '/measurements')).toBe(1)
      await link.click()
      await expect(page.getByRole('heading', { name: 'Картка клієнта' })).toBeVisible()
      await page.goBack()
      await expect(search(page)).toHaveValue('мельник АНДРІЙ')
    },
  )

  test(
    'keeps a search that is left before it is written to the address',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.clock.install()
      await page.goto(`/client-baze?${EVENING}&as=coach`)
      await expect(clients(page)).toBeVisible()
      // A timer writes the search to the address, and it does not fire while the clock is stopped.
      await page.clock.pauseAt(Date.now() + 10_000)
      await search(page).fill('мельник')
      await clients(page).getByRole('link', { name: 'Андрій Мельник' }).click()
      await page.clock.resume()
      await expect(page.getByRole('heading', { name: 'Картка клієнта' })).toBeVisible()
      await page.goBack()
      await expect(search(page)).toHaveValue('мельник')
    },
  )

  test('scrolls to its last client, and Back from the card returns there', async ({ page }) => {
    // In the afternoon the morning's requests are annulled, so none covers the list.
    await page.goto('/client-baze?scenario=busy&as=coach&now=2027-03-02T16:00')
    // The list fills in page by page: its end is known once all are there.
    await expect(clients(page).locator('[aria-setsize="140"]').first()).toBeAttached()
    // The next trainings may load after the clients: each makes its row a line higher.
    await expect(clients(page).getByText('Наступне').first()).toBeAttached()
    await expect(page.getByRole('button', { name: 'Без тренувань' })).toBeEnabled()
    // Not by the End key: on a busy machine Chromium sometimes drops the animation that it starts.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    // The last rows are measured only now: one that is higher than its estimate moves the end of
    // the page.
    const last = clients(page).locator('[aria-posinset="140"]')
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(2500)
    // The card opens at its top, and Back leads to the same place of the list.
    await last.getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Картка клієнта' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(last).toBeInViewport()
  })
})

test.describe('a client’s own card', () => {
  test(
    'a client changes goal and notes; the coach sees them',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(`/?${EVENING}&as=client`)
      await expect(page.getByRole('heading', { name: 'Моя картка' })).toBeVisible()
      await page.getByLabel('Чого прагну').selectOption('Реабілітація')
      await page.getByLabel('Нотатки для тренера').fill('Після травми, лише ранок')
      // Typed values survive a reload.
      await page.reload()
      await expect(page.getByLabel('Нотатки для тренера')).toHaveValue('Після травми, лише ранок')
      await page.getByRole('button', { name: 'Зберегти' }).dblclick()
      await expect(page.getByText('Картку збережено')).toBeVisible()
      expect(await sent(page, 'PATCH', '/client_info')).toBe(1)

      await page.goto(`${new URL(page.url()).pathname}?as=coach`)
      await expect(page.getByRole('heading', { name: 'Картка клієнта' })).toBeVisible()
      await expect(page.getByText('Реабілітація')).toBeVisible()
      await expect(page.getByText('Після травми, лише ранок')).toBeVisible()
    },
  )

  test(
    'new measurements and their photo are added to the history',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/?scenario=typical&as=client')
      await page.getByRole('button', { name: 'Нові виміри' }).click()
      const dialog = page.getByRole('dialog', { name: 'Нові виміри' })
      const weight = dialog.getByLabel('Вага, кг')
      await expect(weight).toBeFocused()
      await expect(weight).toHaveAttribute('placeholder', '88')
      await weight.fill('645')
      await dialog.getByRole('button', { name: 'Зберегти' }).click()
      await dialog.getByRole('button', { name: 'Виправити' }).click()
      expect(await sent(page, 'PATCH', '/client_info')).toBe(0)
      await weight.fill('87')
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'я.png', mimeType: 'image/png', buffer: Buffer.from(PNG) })
      await expect(dialog.getByRole('button', { name: 'Замінити зображення' })).toBeVisible()
      await dialog.getByRole('button', { name: 'Зберегти' }).click()
      await expect(page.getByText('Виміри збережено')).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('row', { name: '2 березня 2027 87' })).toBeVisible()
      const progress = page.getByRole('region', { name: 'Прогрес' })
      await expect(progress.getByText('−7,6 кг')).toBeVisible()
      await expect(progress.locator('circle')).toHaveCount(7)
      await progress.getByText('Талія', { exact: true }).click()
      await expect(progress.getByText('−8,5 см')).toBeVisible()
      await expect(progress.locator('circle')).toHaveCount(6)
      await expect(page.getByAltText('Фото за 2 березня 2027')).toBeVisible()
    },
  )

  test('Back asks before unsaved notes are left', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/settings?scenario=typical&as=client')
    await page.getByRole('link', { name: 'Моя картка' }).first().click()
    const notes = page.getByLabel('Нотатки для тренера')
    await notes.fill('Після травми')
    const question = page.getByRole('dialog', { name: 'Відмінити не збережені зміни?' })
    await backStays(page)
    await question.getByRole('button', { name: 'Повернутись' }).click()
    await expect(question).toHaveCount(0)
    await expect(notes).toHaveValue('Після травми')
    await backStays(page)
    await question.getByRole('button', { name: 'Так, не зберігати' }).click()
    await expect(page.getByRole('heading', { name: 'Налаштування', level: 1 })).toBeVisible()
  })

  test(
    'a request for two months ahead is in the client’s own list',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/?scenario=typical&as=client')
      await expect(page.getByRole('heading', { name: 'Моя картка' })).toBeVisible()
      await requestLastSlot(page, '2027-05-04')
      await page.reload()
      const requests = page.getByRole('region', { name: 'Ваші запити на тренування' })
      await expect(requests.getByRole('listitem').filter({ hasText: '4 травня' })).toContainText(
        'Очікує підтвердження',
      )
    },
  )

  test(
    'a confirmed session is acknowledged, its row opens the details',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/?scenario=typical&as=client')
      const requests = page.getByRole('region', { name: 'Ваші запити на тренування' })
      await requests.getByRole('button', { name: 'Зрозуміло' }).click()
      await expect(requests.getByText('Підтверджено')).toHaveCount(0)
      await page.reload()
      await expect(requests.getByText('Очікує підтвердження')).toBeVisible()
      await expect(requests.getByText('Підтверджено')).toHaveCount(0)
      await page
        .getByRole('region', { name: 'Найближчі тренування' })
        .getByRole('link', { name: /ср, 3 березня/ })
        .click()
      await expect(page.getByRole('heading', { name: 'Деталі тренування' })).toBeVisible()
    },
  )

  test(
    'somebody else’s card redirects to one’s own, and no link opens a coach’s screen',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(
        '/client/05e20000-0000-4000-8000-000000000005?scenario=typical&as=client&now=2027-03-02T09:40',
      )
      await expect(page.getByRole('heading', { name: 'Моя картка' })).toBeVisible()
      await expect(page).toHaveURL('/client/05e20000-0000-4000-8000-000000000002')
      await expect(page.getByRole('table', { name: 'Історія тренувань' })).toBeVisible()
      const paths = await page
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(
        paths.filter((path) =>
          /^\/(calendar|schedules|client-baze|program|add-meeting|coach$)/.test(path),
        ),
      ).toEqual([])
    },
  )

  test('the page of the history is in the address', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/?scenario=typical&as=client')
    await page.getByRole('button', { name: 'Наступна сторінка' }).click()
    await expect(page.getByText('Page 2 of 2')).toBeVisible()
    await expect(page).toHaveURL(/\?page=2$/)
    await page.reload()
    await expect(page.getByText('Page 2 of 2')).toBeVisible()
  })
})

test('the tables of a card fit into it on every phone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/settings?scenario=typical&as=client')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/client/05e20000-0000-4000-8000-000000000002')
  const tables = page.getByRole('table')
  await expect(tables).toHaveCount(2)
  for (const width of [320, 360, 375, 390, 412, 430]) {
    await page.setViewportSize({ width, height: 640 })
    const wide = await tables.evaluateAll(
      (all) =>
        all.filter(({ parentElement, clientWidth }) => {
          const { paddingLeft, paddingRight } = getComputedStyle(parentElement ?? document.body)
          const room =
            (parentElement?.clientWidth ?? 0) - parseFloat(paddingLeft) - parseFloat(paddingRight)
          return clientWidth > Math.ceil(room)
        }).length,
    )
    expect(wide, `${width} px`).toBe(0)
  }
})
