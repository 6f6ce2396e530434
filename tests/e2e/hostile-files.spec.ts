/**
 * A file that is not a picture gets a clear message wherever pictures are accepted, and nothing is
 * sent.
 */
import type { Locator, Page } from '@playwright/test'

import { HOSTILE_FILES } from '#tests/fixtures/pictures/hostile-files.fixture.ts'

import { reachBody } from './steps/questionnaire.ts'
import { expect, test } from './steps/test.ts'

/** The pickers share one check: a file of each kind shows that a picker uses it. */
const ONE_OF_EACH = HOSTILE_FILES.filter(({ name }) =>
  ['svg.png', 'page-behind-picture.png', 'cut.png'].includes(name),
)

/**
 * Chooses each of the files in turn; the message of the last one is replaced by that of the next.
 */
async function expectRefusals(
  page: Page,
  within: Locator = page.getByRole('main'),
  files: typeof HOSTILE_FILES = ONE_OF_EACH,
): Promise<void> {
  let last = ''
  for (const { name, bytes, problem } of files) {
    // Otherwise the message of the last file would pass for that of this one.
    expect(problem, name).not.toBe(last)
    last = problem
    const file = { name, mimeType: 'image/png', buffer: Buffer.from(bytes) }
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(within.getByRole('alert')).toHaveText(problem)
  }
}

const uploads = (page: Page) =>
  page.evaluate(async () =>
    ((await window.mock?.requests()) ?? [])
      .map(({ operation }) => operation)
      .filter((operation) => /POST .*(?:image|certifications)$/.test(operation ?? '')),
  )

test('a coach’s avatar', async ({ page }) => {
  await page.goto('/coach?scenario=typical&as=coach&now=2027-03-02T14:00')
  await expect(page.getByRole('button', { name: 'Змінити фото' })).toBeVisible()
  await expectRefusals(page, page.getByRole('main'), HOSTILE_FILES)
  expect(await uploads(page)).toEqual([])
})

test('a certificate', async ({ page }) => {
  await page.goto('/coach?scenario=typical&as=coach&now=2027-03-02T14:00')
  await page.getByRole('button', { name: 'Редагувати' }).click()
  await page.getByRole('button', { name: '+ Додати сертифікат' }).click()
  await page.getByLabel('Назва').fill('Кросфіт L1')
  await expectRefusals(page)
  // A refused file is not sent with the rest, either.
  await page.getByRole('button', { name: 'Зберегти' }).click()
  await expect(page.getByRole('main')).toContainText(
    'Помилка збереження сертифікату «Кросфіт L1»: обери зображення',
  )
  expect(await uploads(page)).toEqual([])
})

test('a new client’s photo', async ({ page }) => {
  await page.goto('/client/questionnaire?scenario=new-client&as=client')
  await reachBody(page)
  await expectRefusals(page)
  await page.getByLabel('Вага, кг').fill('61')
  await page.getByRole('button', { name: 'Зберегти' }).click()
  await expect(page).toHaveURL(/\/client\/[\da-f-]{36}$/)
  expect(await uploads(page)).toEqual([])
})

test('a photo of today’s measurements', async ({ page }) => {
  await page.goto('/?scenario=typical&as=client')
  await page.getByRole('button', { name: 'Нові виміри' }).click()
  const dialog = page.getByRole('dialog', { name: 'Нові виміри' })
  await expectRefusals(page, dialog)
  // A refused photo is not kept.
  await dialog.getByRole('button', { name: 'Зберегти' }).click()
  await expect(dialog.getByText('Вкажи вагу або додай фото')).toBeVisible()
  await dialog.getByLabel('Вага, кг').fill('79')
  await dialog.getByRole('button', { name: 'Зберегти' }).click()
  await expect(dialog).toBeHidden()
  expect(await uploads(page)).toEqual([])
})
