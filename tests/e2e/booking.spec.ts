import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { register } from './steps/accounts.ts'
import { reachBody } from './steps/questionnaire.ts'
import { expect, test } from './steps/test.ts'

const NEWCOMER = {
  firstName: 'Їржик',
  lastName: 'Гнатюк',
  phone: '093 123 45 68',
  password: 'Perlyna!2026',
  type: 'Клієнт',
} as const

const THURSDAY = '/coach/olena-koval?date=2027-03-04'

const slot = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** The server's sessions of a slot on Thursday at three. */
const booked = (page: Page) =>
  page.evaluate(async () => {
    const state = await window.mock?.exportState()
    const { timeSlots = [], sessions = [] } = state?.rows ?? {}
    const slots = timeSlots.filter(
      ({ date, start_time }) => date === '2027-03-04' && start_time === '15:00',
    )
    return sessions
      .filter(({ time_slot_id }) => slots.some(({ id }) => id === time_slot_id))
      .map(({ status }) => status)
  })

test('a visitor chooses a slot, registers, fills in the questionnaire, returns and books it', async ({
  page,
}) => {
  await page.goto('/coach/olena-koval?scenario=typical')
  await slot(page, /^Чт 4 березня/).click()
  await slot(page, '15:00–16:00 вільно').click()
  await expect(page).toHaveURL(/^[^?]*\/register\?user_type=client&next=/)
  await expect(page.getByLabel('Тип користувача')).toHaveValue('client')

  await register(page, NEWCOMER)
  await expect(page).toHaveURL(/\/client\/questionnaire\?next=/)
  const chosen = page.getByText('чт, 4 березня, 15:00–16:00 · Олена Коваль')
  await expect(chosen).toBeVisible()
  await page.setViewportSize({ width: 320, height: 568 })
  await reachBody(page)
  const weight = page.getByLabel('Вага, кг')
  await weight.pressSequentially('82,5')
  await expect(weight).toHaveValue('82')
  await expect(page.getByText('Лише цілі числа')).toBeVisible()
  const save = page.getByRole('button', { name: 'Зберегти' })
  await save.scrollIntoViewIfNeeded()
  await expect(chosen).toBeInViewport({ ratio: 1 })
  await save.click()

  // The same page, day and slot, and the question at once.
  const question = page.getByRole('dialog', { name: 'Записатися на тренування?' })
  await expect(question.getByText('15:00–16:00')).toBeVisible()
  await expect(page).toHaveURL(/\/coach\/olena-koval\?date=2027-03-04&slot=[\da-f-]{36}#booking$/)
  const slots = page.getByRole('heading', { name: 'Запис на тренування' })
  await expect(slots).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(slots).toBeFocused()
  await page.getByRole('group', { name: 'Обраний час' }).getByRole('button').click()
  await question.getByRole('button', { name: 'Записатися' }).click()
  const notice = page.getByRole('dialog', { name: 'Запит надіслано' })
  await expect(notice.getByText('Очікує підтвердження')).toBeVisible()
  await expect(notice.getByText(/^Тренер має підтвердити запит до \d\d:\d\d\.$/)).toBeVisible()
  expect(await booked(page)).toEqual(['unverified'])

  await notice.getByRole('button', { name: 'Зрозуміло' }).click()
  await expect(slot(page, '15:00–16:00 твій запит')).toBeVisible()
  await expect(page).toHaveURL('/coach/olena-koval?date=2027-03-04')

  // The button of a day without slots is as wide as its text, or as the column at most.
  await slot(page, /^Нд 7 березня/).click()
  const on = await slot(page, 'Показати наступний тиждень').boundingBox()
  const column = await slots.boundingBox()
  expect((on?.x ?? 0) + (on?.width ?? 0)).toBeLessThanOrEqual(
    (column?.x ?? 0) + (column?.width ?? 0),
  )

  // Back does not return to the registration, which is completed.
  await page.goBack()
  await expect(page).toHaveURL(/^[^?]*\/coach\/olena-koval/)
})

test('a signed-in client needs two presses from a slot to a sent request', async ({ page }) => {
  await page.goto(`${THURSDAY}&scenario=typical&as=client`)
  await expect(slot(page, '15:00–16:00 вільно')).toBeVisible()
  await page.evaluate(() =>
    addEventListener(
      'click',
      () => {
        document.body.dataset['presses'] = String(Number(document.body.dataset['presses'] ?? 0) + 1)
      },
      true,
    ),
  )
  await slot(page, '15:00–16:00 вільно').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Записатися' }).click()
  await expect(page.getByRole('dialog', { name: 'Запит надіслано' })).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-presses', '2')
  expect(await booked(page)).toEqual(['unverified'])
})

test(
  'someone else was faster: a message says so, the slots are read again, the day stays',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(`${THURSDAY}&scenario=taken&as=client`)
    await slot(page, '15:00–16:00 вільно').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Записатися' }).click()
    const notice = page.getByRole('dialog', { name: 'Записатися не вдалося' })
    await expect(notice.getByText('Скасовано')).toBeVisible()
    await expect(notice.getByRole('alert')).toHaveText('Цей час уже зайнято. Обери інший.')
    await notice.getByRole('button', { name: 'Обрати інший час' }).click()
    await expect(slot(page, '15:00–16:00 зайнято')).toHaveAttribute('aria-disabled', 'true')
    await expect(slot(page, /^Чт 4 березня/)).toHaveAttribute('aria-pressed', 'true')

    await slot(page, '17:00–18:00 вільно').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Записатися' }).click()
    await expect(page.getByRole('dialog', { name: 'Запит надіслано' })).toBeVisible()
  },
)

test(
  'a request for the same morning stays open until an hour before its session, by Kyiv time',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/coach/olena-koval?scenario=typical&as=client')
    await slot(page, '12:00–13:00 вільно').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Записатися' }).click()
    const notice = page.getByRole('dialog', { name: 'Запит надіслано' })
    await expect(notice.getByText('Тренер має підтвердити запит до 11:00.')).toBeVisible()
    await notice.getByRole('link', { name: 'Моя картка' }).click()
    await expect(page.getByText('Тренер має підтвердити до 11:00')).toBeVisible()
  },
)

test('a chosen slot survives a failure and a reload', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(
    `${THURSDAY}&scenario=typical&as=client&fault=POST /v1/calendar/sessions network×1`,
  )
  await slot(page, '15:00–16:00 вільно').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Записатися' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'Помилка при збереженні тренування',
  )
  await page.reload()
  await page.getByRole('group', { name: 'Обраний час' }).getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Записатися' }).click()
  await expect(page.getByRole('dialog', { name: 'Запит надіслано' })).toBeVisible()
  expect(await booked(page)).toEqual(['unverified'])
})

test(
  'a day is picked and a slot booked by keyboard alone',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/coach/olena-koval?scenario=typical&as=client')
    await slot(page, /^Чт 4 березня/).focus()
    await page.keyboard.press('Enter')
    const chip = slot(page, '15:00–16:00 вільно')
    await chip.focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Скасувати' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Зрозуміло' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(slot(page, '15:00–16:00 твій запит')).toBeFocused()
  },
)

test('slots become past while the screen is open', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/coach/olena-koval?scenario=typical&now=2027-03-02T10:58')
  await expect(slot(page, '12:00–13:00 вільно')).toBeVisible()
  await page.evaluate(() => window.mock?.advance(3))
  await page.clock.fastForward(15_000)
  await expect(slot(page, '12:00–13:00 запис закрито')).toBeVisible()
})

test('a confirmed request appears without a reload; the training is added to the device’s calendar', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/dashboard?scenario=typical&as=client')
  const requests = page.getByRole('region', { name: 'Ваші запити на тренування' })
  await expect(requests.getByText('Очікує підтвердження')).toHaveCount(1)
  const downloaded = page.waitForEvent('download')
  await requests.getByRole('button', { name: 'Додати в календар: ср, 3 березня' }).click()
  const file = await downloaded
  expect(file.suggestedFilename()).toBe('trenuvannia-2027-03-03.ics')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(text).toContain('DTSTART:20270303T160000Z')

  // The coach confirms; the client does nothing.
  await page.evaluate(async () => {
    const { sessions = [] } = (await window.mock?.exportState())?.rows ?? {}
    const client = '05e20000-0000-4000-8000-000000000002'
    for (const { id, client_id, status } of sessions)
      if (client_id === client && status === 'unverified')
        await window.mock?.changeRow('sessions', id, { status: 'verified' })
  })
  const confirmed = requests.getByText('Підтверджено')
  const before = await confirmed.count()
  await page.clock.fastForward(31_000)
  await expect(requests.getByText('Очікує підтвердження')).toHaveCount(0)
  await expect(confirmed).toHaveCount(before + 1)
})
