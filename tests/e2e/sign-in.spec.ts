import {
  CLIENT,
  COACH,
  newestCode,
  signIn,
  storedToken,
  typeCode,
  wrong,
} from './steps/accounts.ts'
import { expect, test } from './steps/test.ts'

test('a coach signs in with a second factor', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/login?scenario=typical&otp=manual')
  await signIn(page, COACH)
  await typeCode(page, await newestCode(page))
  await expect(page.getByText('Вхід успішний!')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')

  // On the first page of a visit there is nothing else to go back to.
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
})

test('a client signs in at once and sees their card', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/login?scenario=typical')
  await signIn(page, CLIENT)
  await expect(page.getByText('Вхід успішний!')).toBeVisible()
  await expect(page).toHaveURL(/\/client\/[\da-f-]{36}$/)
})

test(
  'a wrong password is reported at the field; the fifth locks for 15 minutes',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/login?scenario=typical')
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await signIn(page, { ...COACH, password: `wrong-${attempt}` })
      await expect(page.getByText('Невірний пароль')).toBeVisible()
    }
    await signIn(page, COACH)
    await expect(page.getByRole('alert').first()).toContainText(
      'Забагато спроб, спробуйте через 15 хв',
    )
    await page.evaluate(() => window.mock?.advance(15))
    await signIn(page, COACH)
    await expect(page).toHaveURL('/dashboard')
  },
)

test('an unknown phone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/login?scenario=typical')
  await signIn(page, { ...COACH, phone: '+380990000000' })
  await expect(page.getByText('Такого користувача не існує')).toBeVisible()
})

test('a forgotten password is replaced by a code', { tag: '@phone' }, async ({ page }) => {
  // The return path survives the password reset.
  await page.goto('/login?scenario=typical&next=/client-baze')
  await page.getByRole('link', { name: 'Не пам’ятаєш пароль?' }).click()
  await expect(page.getByRole('heading', { name: 'Відновлення пароля' })).toBeVisible()
  await page.getByLabel('Телефон').fill('050 111 22 33')
  await page.getByRole('button', { name: 'Надіслати код' }).click()
  await expect(page.getByText('Код підтверджено, створи новий пароль')).toBeVisible()
  await expect(page).toHaveURL('/reset/new-password?next=%2Fclient-baze')
  await expect(page.getByLabel('Телефон')).not.toBeEditable()
  await page.getByLabel('Новий пароль').fill('Novyi#Parol1')
  await page.getByRole('button', { name: 'Зберегти пароль' }).click()
  await expect(page).toHaveURL('/client-baze')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Вийти' }).click()
  await expect(page.getByRole('heading', { name: 'Вхід' })).toBeVisible()
  await signIn(page, { ...COACH, password: 'Novyi#Parol1' })
  await expect(page).toHaveURL('/dashboard')
})

test(
  'the message of a wrong code is gone on the next screen',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/reset?scenario=typical&otp=manual')
    await page.getByLabel('Телефон').fill(COACH.phone)
    await page.getByRole('button', { name: 'Надіслати код' }).click()
    const code = await newestCode(page)
    await typeCode(page, wrong(code))
    const close = page.getByRole('button', { name: 'Закрити сповіщення' })
    const message = page.getByRole('alert').filter({ has: close })
    // Under the pointer it stays beyond its four seconds.
    await message.hover()
    await page.keyboard.type(code)
    await expect(page.getByRole('heading', { name: 'Новий пароль' })).toBeVisible()
    await expect(message).toHaveCount(0)
  },
)

test(
  'a logout clears the device, and logs out in another tab',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await page.goto('/settings?scenario=typical&as=coach')
    await expect(page.getByRole('heading', { name: 'Налаштування' })).toBeVisible()
    const other = await context.newPage()
    await other.goto('/settings')
    await expect(other.getByRole('heading', { name: 'Налаштування' })).toBeVisible()
    await page.getByRole('button', { name: 'Вийти' }).click()
    await expect(page).toHaveURL('/login')
    await expect(other).toHaveURL(/\/login/)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  },
)

test('an account is deleted after a confirmation', { tag: '@desktop' }, async ({ page }) => {
  // After lunch, when no request covers the button.
  await page.goto(
    '/settings?scenario=typical&as=coach&now=2027-03-02T14:00&fault=DELETE /v1/users/me 500×1',
  )
  await page.getByRole('button', { name: 'Видалити' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(
    'Ви впевнені, що хочете видалити акаунт? Цю дію не можна скасувати.',
  )
  await expect(dialog.getByRole('button', { name: 'Скасувати' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Видалити' }).click()
  await expect(dialog).toContainText('Помилка видалення акаунту')
  await dialog.getByRole('button', { name: 'Видалити' }).click()
  await expect(page).toHaveURL('/register')
  await expect(page.getByText('Акаунт видалено')).toBeVisible()
  expect(await storedToken(page)).toBeNull()
})
