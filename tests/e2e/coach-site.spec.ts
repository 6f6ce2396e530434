import type { Page } from '@playwright/test'

import { PNG } from '#tests/fixtures/pictures/hostile-files.fixture.ts'

import { COACH, signIn } from './steps/accounts.ts'
import { backStays } from './steps/back.ts'
import { expect, test } from './steps/test.ts'

/** After lunch, when no request waits for an answer. */
const START = '/coach?scenario=typical&as=coach&now=2027-03-02T14:00'

const picture = { name: 'диплом.png', mimeType: 'image/png', buffer: Buffer.from(PNG) }

const save = (page: Page) => page.getByRole('button', { name: 'Зберегти' }).click()
const edit = (page: Page) => page.getByRole('button', { name: 'Редагувати' }).click()
const row = (page: Page, label: string) => page.getByLabel(label).last()

/** Fills every block of the editor. */
async function fillAll(page: Page): Promise<void> {
  await page.getByLabel('Розповідь').fill('Тренерка, яка слухає.')
  await page.getByRole('button', { name: 'TRX' }).click()
  await expect(page.getByRole('button', { name: 'TRX' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: '+ Додати досвід' }).click()
  await row(page, 'Ким і де').fill('Власна студія')
  await row(page, 'Початок').fill('15.01.2024')
  await row(page, 'Працюю досі').check()
  await page.getByRole('textbox', { name: 'Досягнення' }).fill('КМС')
  await page.getByRole('button', { name: '+ Додати сертифікат' }).click()
  await page.getByLabel('Назва').fill('Кросфіт L1')
  await page.getByLabel('Ким виданий').fill('CrossFit')
  await page.getByLabel('Дата').fill('20.05.2026')
  await page
    .getByRole('group', { name: 'Зображення сертифіката' })
    .locator('input[type=file]')
    .setInputFiles(picture)
  await page.getByLabel(/^Зали, студії, парки/).fill('Студія „Рух“, Онлайн')
}

async function expectAll(page: Page): Promise<void> {
  await expect(page.getByText('Тренерка, яка слухає.')).toBeVisible()
  await expect(page.getByText('TRX')).toBeVisible()
  const jobs = page.getByRole('region', { name: 'Досвід роботи' }).getByRole('listitem')
  await expect(jobs.filter({ hasText: 'Власна студія' })).toContainText('січень 2024 — дотепер')
  await expect(page.getByText('КМС')).toBeVisible()
  await expect(page.getByText('Кросфіт L1', { exact: true })).toBeVisible()
  await expect(page.getByText('Студія „Рух“')).toBeVisible()
  await expect(page.getByText('Онлайн', { exact: true })).toBeVisible()
}

test('a coach edits every block and visitors see it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(START)
  await edit(page)
  await fillAll(page)
  await save(page)
  await expect(page.getByRole('button', { name: 'Редагувати' })).toBeVisible()
  await expectAll(page)
  await page.getByRole('link', { name: /coach\/olena-koval$/ }).click()
  await expect(page.getByRole('heading', { name: 'Олена Коваль', level: 1 })).toBeFocused()
  await expectAll(page)
  await expect(page).toHaveTitle('Олена Коваль, персональний тренер · Пульс')
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'Олена Коваль, відкритий до нових клієнтів. Тренерка, яка слухає.',
  )
  await page.getByRole('link', { name: 'На головну', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
})

test(
  'a failed save keeps edit mode and everything typed, and says what was not saved',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(
      `${START}&fault=PATCH /v1/coaches/me/coach_info 500×1&fault=POST /v1/coaches/me/certifications network×1`,
    )
    await edit(page)
    await fillAll(page)
    await save(page)
    const alert = page.locator('form').getByRole('alert').filter({ hasText: 'Помилка збереження' })
    await expect(alert).toContainText('Помилка збереження опису, досягнень і місць тренувань')
    await expect(alert).toContainText('Помилка додавання сертифікату')
    await expect(page.getByLabel('Розповідь')).toHaveValue('Тренерка, яка слухає.')
    await expect(page.getByLabel('Назва')).toHaveValue('Кросфіт L1')
    // A reload loses only the file, which is not text.
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByLabel('Розповідь')).toHaveValue('Тренерка, яка слухає.')
    await expect(page.getByLabel('Назва')).toHaveValue('Кросфіт L1')
    await save(page)
    await expect(
      page.getByText('Помилка збереження сертифікату «Кросфіт L1»: обери зображення').first(),
    ).toBeVisible()
    await page
      .getByRole('group', { name: 'Зображення сертифіката' })
      .locator('input[type=file]')
      .setInputFiles(picture)
    await save(page)
    await expect(page.getByRole('button', { name: 'Редагувати' })).toBeVisible()
    await expectAll(page)
    // The experience was saved at the first attempt, and only then.
    const jobs = page.getByRole('region', { name: 'Досвід роботи' }).getByRole('listitem')
    await expect(jobs.filter({ hasText: 'Власна студія' })).toHaveCount(1)
  },
)

test('every way out asks about unsaved changes', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/settings?scenario=typical&as=coach&now=2027-03-02T14:00')
  await page.getByRole('link', { name: 'Твій сайт' }).click()
  await edit(page)
  await page.getByLabel('Розповідь').fill('Недописано')
  const question = page.getByRole('dialog', { name: 'Відмінити не збережені зміни?' })

  await page.getByRole('link', { name: 'Налаштування' }).click()
  await question.getByRole('button', { name: 'Повернутись' }).click()
  await expect(page).toHaveURL('/coach')
  await backStays(page)
  await question.getByRole('button', { name: 'Повернутись' }).click()
  await expect(page.getByLabel('Розповідь')).toHaveValue('Недописано')

  const unload = page.waitForEvent('dialog')
  const reloaded = page.reload()
  const dialog = await unload
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await reloaded
  await expect(page.getByLabel('Розповідь')).toHaveValue('Недописано')

  await page.getByRole('link', { name: 'Налаштування' }).click()
  await question.getByRole('button', { name: 'Так, не зберігати' }).click()
  await expect(page).toHaveURL('/settings')
  await page.getByRole('link', { name: 'Твій сайт' }).click()
  await expect(page.getByRole('button', { name: 'Редагувати' })).toBeVisible()
})

test('a draft survives a forced logout', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(START)
  await edit(page)
  await page.getByLabel('Розповідь').fill('Недописано')
  // The draft is on the device; the tokens are invalid now.
  await page.evaluate(() => {
    const session: unknown = JSON.parse(localStorage.getItem('auth-storage') ?? '{}')
    localStorage.setItem(
      'auth-storage',
      JSON.stringify(Object.assign({}, session, { token: 'void', refreshToken: 'void' })),
    )
  })
  await save(page)
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, COACH)
  await expect(page).toHaveURL('/coach')
  await expect(page.getByLabel('Розповідь')).toHaveValue('Недописано')
})

test('a first avatar and the next one are shown at once', { tag: '@desktop' }, async ({ page }) => {
  // The profile of a coach without a photo says so, and no photo is requested.
  await page.goto('/coach?scenario=empty&as=coach')
  const button = page.getByRole('button', { name: 'Змінити фото' })
  await expect(button).toBeVisible()
  const avatar = page.getByRole('main').locator('img')
  await expect(avatar).toHaveCount(0)
  await page.locator('input[type=file]').setInputFiles(picture)
  await expect(avatar).toBeVisible()
  await expect(page.getByRole('banner').locator('img')).toBeVisible()
  await expect(button).toBeEnabled()
  const width = () => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBe(1)
  const [, wider = ''] = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 })
    return canvas.toDataURL('image/png').split(',')
  })
  await page
    .locator('input[type=file]')
    .setInputFiles({ ...picture, buffer: Buffer.from(wider, 'base64') })
  await expect.poll(width).toBe(8)
  await expect(page.getByRole('alert')).toBeHidden()
})

test(
  'the link is copied if there is no share sheet',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.goto(START)
    await page.getByRole('button', { name: 'Поділитися посиланням' }).click()
    await expect(page.getByText('Посилання скопійовано!')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/\/coach\/olena-koval$/)
  },
)
