/** What the production build shows before its code is there (src/build/arrivals.ts), and how the app takes over. */
import type { Page } from '@playwright/test'

import { type ProductionServer, serveProduction } from '../support/production-server.ts'
import { translatePage } from '../support/translator.ts'
import { COACH } from './steps/people.ts'
import { expect, test } from './steps/test.ts'

let server: ProductionServer

// They share one server.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  server = await serveProduction()
  await server.mock.scenario('typical')
  await server.mock.now('2027-03-02T10:20', true)
})
test.afterAll(() => server.close())

/** Opens an address. These files of its code do not come until the returned function is called. */
async function open(
  page: Page,
  path: string,
  files: string | RegExp = '**/assets/*.js',
): Promise<() => Promise<void>> {
  let letCodeCome = (): void => {}
  const held = new Promise<void>((resolve) => (letCodeCome = resolve))
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  await page.clock.setFixedTime('2027-03-02T10:20+02:00')
  await page.goto(server.origin + path, { waitUntil: 'commit' })
  return async () => {
    letCodeCome()
    await expect(page.locator('form:not([data-early])')).toBeVisible()
  }
}

const phone = (page: Page) => page.getByLabel('Телефон')
const password = (page: Page) => page.getByLabel('Пароль', { exact: true })

/** The places of everything in the form, and of its tabs. */
const places = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, main a, form :is(label, input, select, button)')].map(
      (one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return [one.textContent, x, y, width, height].join(' ')
      },
    ),
  )

for (const size of ['', ' @phone'])
  test(`what is typed, chosen, shown and focused before the code stays${size}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    const go = await open(page, '/register?next=%2Fcoach%2Folena-koval')
    await page.getByLabel('Ім’я').pressSequentially('Їржик')
    await phone(page).pressSequentially('093 123 45 68')
    await page.getByLabel('Тип користувача').selectOption('Клієнт')
    await password(page).pressSequentially('Perl')
    await page.getByRole('button', { name: 'Показати пароль' }).click()
    await password(page).focus()
    const node = await password(page).elementHandle()
    const before = await places(page)
    await go()
    expect(await places(page)).toEqual(before)
    await page.keyboard.type('yna!2026')
    // The field itself: a keyboard of a phone and a password manager know it.
    expect(await node?.evaluate((one) => [one.isConnected, one.getAttribute('type')])).toEqual([
      true,
      'text',
    ])
    await expect(page.getByLabel('Ім’я')).toHaveValue('Їржик')
    await expect(phone(page)).toHaveValue('093 123 45 68')
    await expect(password(page)).toHaveValue('Perlyna!2026')
    await expect(page).toHaveURL(/\/register\?next=%2Fcoach%2Folena-koval&user_type=client$/)
    await expect(page.getByRole('button', { name: 'Сховати пароль' })).toBeVisible()
    await page.getByRole('link', { name: 'Вхід' }).click()
    await page.getByRole('link', { name: 'Реєстрація' }).click()
    await expect(page.getByLabel('Ім’я')).toHaveValue('Їржик')
  })

test('who is chosen while the app starts stays chosen', async ({ page }) => {
  const go = await open(page, '/register', /assets\/(?!index-).*\.js/)
  const type = page.getByLabel('Тип користувача')
  // The app's router has put its own function in the place of the browser's.
  await page.waitForFunction(() => Object.hasOwn(history, 'replaceState'))
  await type.selectOption('Клієнт')
  await go()
  await expect(type).toHaveValue('client')
  await expect(page).toHaveURL(/user_type=client$/)
  await page.getByRole('link', { name: 'Вхід' }).click()
  await expect(page).toHaveURL(/\/login\?user_type=client$/)
})

test('a press is forgotten if something is typed after it', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())))
  const go = await open(page, '/login/?next=%2Fcalendar')
  await phone(page).pressSequentially(COACH.phone)
  await page.keyboard.press('Enter')
  await password(page).pressSequentially('Klie')
  await go()
  // The address loses its slash, and the field keeps the focus.
  await expect(page).toHaveURL(/\/login\?next=%2Fcalendar$/)
  await page.keyboard.type('nt')
  await expect(password(page)).toHaveValue('Klient')
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(sent).toEqual([])
})

test('neither a foreign script that fails nor a reload before the code takes what was typed', async ({
  page,
}) => {
  // No clock: it would hide that the page is loaded again.
  await page.route('**/assets/*.js', () => {})
  await page.goto(`${server.origin}/register`, { waitUntil: 'commit' })
  await page.getByLabel('Ім’я').fill('Їржик')
  await page.evaluate(() => {
    const error = new Error('foreign')
    dispatchEvent(new ErrorEvent('error', { error, filename: 'extension://a/b.js' }))
  })
  await phone(page).fill('093 123 45 68')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByLabel('Ім’я')).toHaveValue('Їржик')
  await expect(phone(page)).toHaveValue('093 123 45 68')
})

test('what a password manager has filled in and a press on the button before the code are sent, once', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  // Whoever is not signed in comes to the login.
  const go = await open(page, '/calendar?date=2027-03-04')
  await expect(page).toHaveURL(/\/login\?next=%2Fcalendar%3Fdate%3D2027-03-04$/)
  await phone(page).evaluate((field: HTMLInputElement, value) => (field.value = value), COACH.phone)
  await password(page).evaluate(
    (field: HTMLInputElement, value) => (field.value = value),
    COACH.password,
  )
  await page.getByRole('button', { name: 'Увійти' }).dblclick()
  void go().catch(() => undefined)
  await expect(page).toHaveURL(/\/calendar\?date=2027-03-04$/)
  await expect(page.getByRole('heading', { name: 'Календар' })).toBeVisible()
  expect(sent.filter((path) => path === '/v1/auth/login')).toHaveLength(1)

  await page.goto(`${server.origin}/settings`)
  await page.getByRole('button', { name: 'Вийти' }).click()
  await expect(password(page)).toHaveValue('')
  await page.goBack()
  await expect(password(page)).toHaveValue('')
  await expect(page.getByText('Олена')).toHaveCount(0)
})

test('a chosen slot, the way back and a stored phone are in the form at once', async ({ page }) => {
  await page.clock.setFixedTime('2027-03-02T10:20+02:00')
  await page.goto(`${server.origin}/coach/olena-koval?date=2027-03-04`)
  await page.getByRole('button', { name: /^15:00–16:00 вільно/ }).click()
  await expect(page).toHaveURL(/\/register\?/)
  const next = new URL(page.url()).searchParams.get('next') ?? ''
  await page.evaluate(() => {
    const session = { token: null, refreshToken: null, verification_id: null, context: 'login' }
    const rest = { userType: null, isLoading: false, canResetPassword: false }
    localStorage.setItem(
      'auth-storage',
      JSON.stringify({ ...session, ...rest, phone: '+380671112233' }),
    )
  })
  const query = new URLSearchParams({ next, user_type: 'client' })
  const go = await open(page, `/login?${query}`)
  await expect(phone(page)).toHaveValue('+380671112233')
  await expect(page.getByRole('link', { name: 'Реєстрація' })).toHaveAttribute(
    'href',
    `/register?${query}`,
  )
  const top = async (): Promise<number | undefined> => (await phone(page).boundingBox())?.y
  const before = await top()
  await go()
  await expect(page.getByText('чт, 4 березня').first()).toBeVisible()
  expect(await top()).toBe(before)
})

test('a browser that blocks storage shows the form as well', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError')
        },
      })
  })
  const go = await open(page, '/login')
  await phone(page).pressSequentially('067')
  await go()
  await expect(phone(page)).toHaveValue('067')
})

test('what is typed stays in a form that a translator has changed, too', async ({ page }) => {
  await page.addInitScript(translatePage)
  const go = await open(page, '/login')
  await expect(page.locator('label font').first()).toBeVisible()
  await page.locator('input[name=phone]').pressSequentially('067')
  await go()
  await page.keyboard.type('111')
  await expect(page.locator('input[name=phone]')).toHaveValue('067111')
})

/** The addresses that show something of their own before the code, by what they show. */
const SKELETONS = [
  ['/coach/olena-koval', 'Завантаження даних тренера…'],
  ['/reset', 'Завантаження...'],
  ['/select-exercise', 'Всі вправи'],
  ['/nowhere', 'Пульс'],
] as const

for (const [path, shown] of SKELETONS)
  test(`${path} shows «${shown}» before its code, and no form`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem('auth-storage', text), '{"token":"A"}')
    await open(page, path)
    await expect(page.locator('.first-paint').getByText(shown).last()).toBeVisible()
    await expect(page.locator('input')).toHaveCount(0)
    const widths = await page
      .locator('.first-paint > *')
      .evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))
    for (const width of widths) expect(width).toBe(page.viewportSize()?.width)
  })
