import { newestCode, register, typeCode, wrong } from './people.ts'
import { expect, test } from './test.ts'

const NEW_COACH = {
  firstName: 'Мар’яна',
  lastName: 'Гнатюк',
  phone: '093 123 45 67',
  password: 'Perlyna!2026',
  type: 'Тренер',
} as const
const NEW_CLIENT = {
  ...NEW_COACH,
  firstName: 'Їржик',
  phone: '+38 (093) 123-45-68',
  type: 'Клієнт',
} as const

test('a coach registers; the code of the answer fills itself in', async ({ page }) => {
  await page.goto('/register?scenario=empty')
  await register(page, NEW_COACH)
  await expect(page.getByText('Реєстрація завершена!')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  // The name was sent with U+0027.
  await expect(page.getByRole('heading', { level: 1 })).toContainText("Мар'яна")
  await expect(page.getByText('Сьогодні зустрічей немає')).toBeVisible()
})

test('a client types the code and comes to the questionnaire', async ({ page }) => {
  await page.goto('/register?user_type=client&scenario=empty&otp=manual')
  await expect(page.getByLabel('Тип користувача')).toHaveValue('client')
  await register(page, NEW_CLIENT)
  await expect(page.getByRole('heading', { name: 'Код підтвердження' })).toBeVisible()
  await typeCode(page, await newestCode(page))
  await expect(page).toHaveURL('/client/questionnaire')
})

test('a wrong code clears the boxes; the right one is pasted', async ({ page }) => {
  await page.goto('/register?scenario=empty&otp=manual')
  await register(page, NEW_COACH)
  const code = await newestCode(page)
  await typeCode(page, wrong(code))
  await expect(page.getByRole('alert').first()).toContainText('Не вірний код. Спробуйте ще раз')
  for (const box of await page.getByRole('textbox', { name: /^Цифра/ }).all())
    await expect(box).toHaveValue('')
  await expect(page.getByLabel('Цифра 1 з 4')).toBeFocused()
  await page.getByLabel('Цифра 1 з 4').evaluate(
    (box, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      box.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    },
    `${code.slice(0, 2)}-${code.slice(2)}`,
  )
  await expect(page).toHaveURL('/dashboard')
})

test('a code is asked for again after a minute, also by autofill of another', async ({ page }) => {
  await page.goto('/register?scenario=empty&otp=manual')
  await register(page, NEW_COACH)
  await newestCode(page)
  const resend = page.getByRole('button', { name: 'Надіслати код повторно' })
  await expect(resend).toBeDisabled()
  await page.evaluate(() => window.mock?.advance(1))
  await resend.click()
  await expect(page.getByText('Код надіслано повторно')).toBeVisible()
  // Autofill is one input event in the first box.
  await page.getByLabel('Цифра 1 з 4').fill(await newestCode(page, 2))
  await expect(page).toHaveURL('/dashboard')
})

test('bad input is told at its field, and nothing is lost', async ({ page }) => {
  await page.goto('/register?scenario=typical')
  await register(page, { ...NEW_COACH, firstName: 'Ыгор', password: 'short' })
  await expect(
    page.getByText("Ім'я має містити від 1 до 40 символів, лише літери та апостроф"),
  ).toBeVisible()
  await expect(page.getByText('Пароль не відповідає вимогам')).toBeVisible()
  await expect(page.getByLabel('Ім’я')).toBeFocused()
  await register(page, { ...NEW_COACH, phone: '050 111 22 33' })
  await expect(page.getByText('Цей номер вже використовується')).toBeVisible()
  await expect(page.getByLabel('Прізвище')).toHaveValue('Гнатюк')
  await expect(page.getByLabel('Телефон')).toHaveValue('+380501112233')
})
