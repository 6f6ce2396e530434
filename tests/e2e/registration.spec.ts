import { newestCode, register, typeCode, wrong } from './steps/accounts.ts'
import { expect, test } from './steps/test.ts'

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

test(
  'a coach registers; the code of the answer is filled in',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/register?scenario=empty')
    await register(page, NEW_COACH)
    await expect(page.getByText('Реєстрація завершена!')).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    // The name was sent with U+0027.
    await expect(page.getByRole('heading', { level: 1 })).toContainText("Мар'яна")
    await expect(page.getByText('Сьогодні зустрічей немає')).toBeVisible()
  },
)

test(
  'a client types the code and gets to the questionnaire',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/register?user_type=client&scenario=empty&otp=manual')
    await expect(page.getByLabel('Тип користувача')).toHaveValue('client')
    await register(page, NEW_CLIENT)
    await expect(page.getByRole('heading', { name: 'Код підтвердження' })).toBeVisible()
    await typeCode(page, await newestCode(page))
    await expect(page).toHaveURL('/client/questionnaire')
  },
)

test(
  'a wrong code clears the boxes; the right one is pasted',
  { tag: '@desktop' },
  async ({ page }) => {
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
  },
)

test(
  'a code can be requested again after a minute; another one is autofilled',
  { tag: '@desktop' },
  async ({ page }) => {
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
  },
)

test(
  'bad input is reported at its field, and nothing is lost',
  { tag: '@desktop' },
  async ({ page }) => {
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
  },
)

test(
  '12.9: what was typed survives «Вхід» and back, and a reload; no password is kept',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/register?user_type=client&scenario=empty')
    await page.getByLabel('Ім’я').fill('Мар’яна')
    await page.getByLabel('Прізвище').fill('Гнатюк')
    await page.getByLabel('Телефон').fill('093 123 45 67')
    await page.getByLabel('Пароль', { exact: true }).fill(NEW_COACH.password)
    await page.getByLabel('Тип користувача').selectOption('Тренер')
    await page.getByRole('link', { name: 'Вхід' }).click()
    await expect(page.getByRole('heading', { name: 'Вхід' })).toBeVisible()
    await page.getByRole('link', { name: 'Реєстрація' }).click()
    const isThere = async () => {
      await expect(page.getByLabel('Ім’я')).toHaveValue('Мар’яна')
      await expect(page.getByLabel('Прізвище')).toHaveValue('Гнатюк')
      await expect(page.getByLabel('Телефон')).toHaveValue('+380931234567')
      await expect(page.getByLabel('Тип користувача')).toHaveValue('coach')
      await expect(page.getByLabel('Пароль', { exact: true })).toHaveValue('')
    }
    await isThere()
    await page.reload()
    await isThere()
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(kept).not.toContain(NEW_COACH.password)
  },
)

test(
  '12.9: a booking link is a new visit: it sets the type, and no name of an earlier visitor is shown',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const link = '/register?user_type=client&next=/coach/olena-koval'
    await page.goto('/register?scenario=empty&otp=manual')
    await register(page, NEW_COACH)
    await newestCode(page)
    for (const visit of [await context.newPage(), page]) {
      await visit.goto(link)
      await expect(visit.getByLabel('Тип користувача')).toHaveValue('client')
      await expect(visit.getByLabel('Ім’я')).toHaveValue('')
      await expect(visit.getByLabel('Прізвище')).toHaveValue('')
    }
  },
)

test('12.9: leaving the forms abandons the registration', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/coach/olena-koval?date=2027-03-04&scenario=typical')
  const slot = page.getByRole('button', { name: '15:00–16:00 вільно' })
  await slot.click()
  await page.getByLabel('Ім’я').fill('Мар’яна')
  await page.getByLabel('Тип користувача').selectOption('Тренер')
  await page.goBack()
  await slot.click()
  await expect(page.getByLabel('Ім’я')).toHaveValue('')
  await expect(page.getByLabel('Тип користувача')).toHaveValue('client')
})

test(
  '12.9: a number can be changed without typing the rest again, also after a reload',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/register?scenario=empty&otp=manual&user_type=client')
    await register(page, NEW_COACH)
    await newestCode(page)
    await page.reload()
    await page.getByRole('link', { name: 'Змінити номер' }).click()
    await expect(page.getByLabel('Ім’я')).toHaveValue('Мар’яна')
    await expect(page.getByLabel('Тип користувача')).toHaveValue('coach')
  },
)
