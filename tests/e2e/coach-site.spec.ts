import type { Page } from '@playwright/test'

import { PNG } from '#tests/fixtures/pictures/hostile-files.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import { mainMenu } from './steps/screen.ts'
import { expect, test } from './steps/test.ts'

const picture = { name: 'диплом.png', mimeType: 'image/png', buffer: Buffer.from(PNG) }

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

test('a coach edits every block, copies the link, and visitors see it @quick', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  // After lunch, when no request waits for an answer.
  await page.goto('/coach?scenario=typical&as=coach&now=2027-03-02T14:00')
  await page.getByRole('button', { name: 'Редагувати' }).click()
  const last = (label: string) => page.getByLabel(label).last()
  await page.getByLabel('Розповідь').fill('Тренерка, яка слухає.')
  await page.getByRole('button', { name: 'TRX' }).click()
  await expect(page.getByRole('button', { name: 'TRX' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: '+ Додати досвід' }).click()
  await last('Ким і де').fill('Власна студія')
  await last('Початок').fill('15.01.2024')
  await last('Працюю досі').check()
  await page.getByRole('textbox', { name: 'Досягнення' }).fill('КМС')
  await page.getByRole('button', { name: '+ Додати сертифікат' }).click()
  await page.getByLabel('Назва').fill('Кросфіт L1')
  await page.getByLabel('Ким виданий').fill('CrossFit')
  await page.getByLabel('Дата').fill('20.05.2026')
  const certificate = page.getByRole('group', { name: 'Зображення сертифіката' })
  await certificate.locator('input[type=file]').setInputFiles(picture)
  await page.getByLabel(/^Зали, студії, парки/).fill('Студія „Рух“, Онлайн')
  await page.getByRole('button', { name: 'Зберегти' }).click()
  await expect(page.getByRole('button', { name: 'Редагувати' })).toBeVisible()
  await expectAll(page)

  await page.getByRole('button', { name: 'Поділитися посиланням' }).click()
  await expect(page.getByText(SPEC.linkCopied)).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/\/coach\/olena-koval$/)

  await page.getByRole('link', { name: /coach\/olena-koval$/ }).click()
  await expect(page.getByRole('heading', { name: 'Олена Коваль', level: 1 })).toBeFocused()
  await expect(mainMenu(page)).toHaveCount(0)
  await expectAll(page)
  await expect(page).toHaveTitle('Олена Коваль, персональний тренер · Пульс')
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'Олена Коваль, відкритий до нових клієнтів. Тренерка, яка слухає.',
  )
  await page.getByRole('link', { name: 'На головну', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('a first avatar and the next one are shown at once', async ({ page }) => {
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
})
