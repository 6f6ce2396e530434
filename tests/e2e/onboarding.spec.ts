import type { Page } from '@playwright/test'

import { PNG } from '#tests/fixtures/pictures/hostile-files.fixture.ts'

import { expect, test } from './steps/test.ts'

const START = '/client/questionnaire?scenario=new-client&as=client'
const PHOTO = 'POST /v1/clients/me/client_info/image'

const next = (page: Page) => page.getByRole('button', { name: 'Далі' }).click()

async function toNotes(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Жінка' }).check()
  await next(page)
  await page.getByRole('radio', { name: "Здоров'я (баланс, гнучкість, мобільність)" }).check()
  await next(page)
  await expect(page.getByRole('heading', { name: 'Нотатки для тренера' })).toBeVisible()
}

async function toBody(page: Page): Promise<void> {
  await toNotes(page)
  await page.getByRole('button', { name: 'Пропустити' }).click()
  await expect(page.getByRole('heading', { name: 'Виміри тіла' })).toBeVisible()
}

const sent = (page: Page, operation: string) =>
  page.evaluate(
    async (name) =>
      ((await window.mock?.requests()) ?? [])
        .filter((entry) => entry.operation === name)
        .map(({ status }) => status),
    operation,
  )

test(
  'typed answers survive a reload, and the saved goal does not end the questionnaire',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(START)
    await toNotes(page)
    await page.getByLabel('Нотатки').fill('болить коліно')
    await page.reload()
    await expect(page.getByText('Крок 3 з 4')).toBeVisible()
    await expect(page.getByLabel('Нотатки')).toHaveValue('болить коліно')
    await next(page)
    await page.getByLabel('Вага, кг').fill('61')
    await page.getByLabel('Стегна, см').fill('98')
    await page.reload()
    await expect(page.getByLabel('Стегна, см')).toHaveValue('98')
    await page.getByRole('button', { name: 'Зберегти' }).click()
    await expect(page).toHaveURL(/\/client\/[\da-f-]{36}$/)

    const card = await page.evaluate(async () => {
      const rows = (await window.mock?.exportState())?.rows
      const me = rows?.users.find(({ phone }) => phone === '+380671112233')
      const info = rows?.clientInfos.find(({ user_id }) => user_id === me?.id)
      return { gender: me?.gender, ...info }
    })
    expect(card).toMatchObject({
      gender: 'woman',
      goal: "Здоров'я (баланс, гнучкість, мобільність)",
      notes: 'болить коліно',
      body_specs: [61, 0, 0, 98],
    })
    // The client has a card now, so the questionnaire is completed.
    await page.goto('/client/questionnaire')
    await expect(page).toHaveURL(/\/client\/[\da-f-]{36}$/)
  },
)

test(
  'the questionnaire can be filled in by keyboard alone',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(START)
    await page.getByRole('radio', { name: 'Жінка' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Твоя ціль' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByRole('radio', { name: 'Схуднення' })).toBeChecked()
    // The group is one Tab stop, its selected card.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Назад' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('radio', { name: 'Схуднення' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Нотатки для тренера' })).toBeFocused()
  },
)

test('a photo is previewed, replaced and sent', { tag: '@phone' }, async ({ page }) => {
  await page.goto(START)
  await toBody(page)
  // With the name of another picture type: the bytes decide.
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'я.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(PNG) })
  await expect(page.getByRole('group', { name: 'Фото' }).locator('img')).toBeVisible()
  await page.getByRole('button', { name: 'Зберегти' }).click()
  await expect(page).toHaveURL(/\/client\/[\da-f-]{36}$/)
  expect(await sent(page, PHOTO)).toEqual([200])
})
