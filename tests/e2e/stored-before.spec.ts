/**
 * A device that an earlier version of the app has filled keeps everything after an update: the
 * sign-in, drafts, ticked sets, deferred requests, choices. The texts in `stored-before.json` were
 * written by the app at commit dd7f30a0, at 09:40 of the mock's first day with a stopped clock. They
 * are not edited and not recorded again: what a later version stores is added beside them.
 */
import type { Page } from '@playwright/test'

import stored from '#tests/fixtures/device/stored-before.json' with { type: 'json' }
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import { callApi, changesOf } from './steps/calls.ts'
import { NEW_COACH, newestCode, register, storedSession, typeCode } from './steps/people.ts'
import { BENCH, exercise, expectPlan, NAME, OWN, PLANK, SQUAT, STRENGTH } from './steps/plans.ts'
import { button, expectNoPopup } from './steps/screen.ts'
import { expect, test } from './steps/test.ts'

/** What a device has stored, and the history entry on which it was read. */
interface Device {
  /** The address of that entry, and its state. */
  url: string
  history: object
  /** Texts by key: of the device, and of one tab. */
  local: Record<string, string>
  session: Record<string, string>
}

const NOW = 'now=2027-03-02T09:40&clock=frozen'

/** The values of a stored auth session that the server knows. */
const secretsOf = (session = 'null'): unknown[] => {
  const { token, refreshToken, verification_id } = JSON.parse(session) ?? {}
  return [token, refreshToken, verification_id]
}

/**
 * Opens the device at its address, in place of the page. The server gives the device's person the
 * secrets that it has given to the page's, and other ids of its own that the device knows.
 */
async function openDevice(
  page: Page,
  device: Device,
  ids: readonly (readonly [own: string, known: string])[] = [],
): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const state = await page.evaluate(() => window.mock?.exportState())
  const known = secretsOf(device.local['auth-storage'])
  const secrets = secretsOf(await storedSession(page)).map(
    (secret, at) => [secret, known[at]] as const,
  )
  let text = JSON.stringify({ ...state, page: undefined })
  for (const [own, wanted] of [...secrets, ...ids])
    if (typeof own === 'string') text = text.replaceAll(own, String(wanted))
  const loaded = page.waitForEvent('domcontentloaded')
  const fill = page.evaluate(
    ([{ url, history: entry, local, session }, server]) => {
      localStorage.clear()
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
      history.replaceState(entry, '', url)
      void window.mock?.importState(JSON.parse(server))
    },
    [device, text] as const,
  )
  await Promise.all([loaded, fill])
}

test.beforeEach(({ page }) => {
  // Unsaved changes: the browser asks before each of the loads below.
  page.on('dialog', (dialog) => void dialog.accept())
})

const tick = (page: Page, set: number) =>
  exercise(page, SQUAT).getByRole('button', { name: `Сет ${set} виконано` })

test('a coach: sign-in, drafts, ticks, the rest, deferred requests, the chosen exercises, the scheme', async ({
  page,
}) => {
  await page.goto(`/settings?scenario=typical&as=coach&${NOW}`)
  await expect(page.getByRole('heading', { name: 'Налаштування' })).toBeVisible()
  await openDevice(page, stored.coach)

  await expect(page.getByPlaceholder('Пошук')).toHaveValue('скручування')
  await expect(page.getByPlaceholder("група м'язів")).toHaveValue('Прес')
  await expect(page.getByRole('checkbox', { name: 'Скручування лежачи' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')

  await page.goto('/create-workout')
  await expect(page.getByLabel('Назва тренування')).toHaveValue(NAME)
  await expectPlan(page, [SQUAT, PLANK])

  await page.goto(`/session/${STRENGTH}/edit`)
  await expect(page.getByText('Відновлено незбережені зміни.')).toBeVisible()
  await expect(page.getByPlaceholder('Програма')).toHaveValue('Важкий день')
  await expect(exercise(page, SQUAT).getByRole('listitem')).toHaveCount(8)
  await expect(page.getByRole('textbox', { name: 'Кг/Хв, сет 1: кг' }).first()).toHaveValue('47')
  for (const [set, ticked] of [
    [1, 'true'],
    [2, 'false'],
    [3, 'true'],
  ] as const)
    await expect(tick(page, set)).toHaveAttribute('aria-pressed', ticked)
  await expect(page.getByRole('timer')).toHaveText('Відпочинок 3:00')

  await page.goto('/coach')
  await expect(page.getByLabel('Розповідь')).toHaveValue('Тренерка, яка слухає.')
  await expect(page.getByLabel('Ким і де').last()).toHaveValue('Власна студія')
  await expect(page.getByLabel('Початок').last()).toHaveValue('15.01.2024')
  await expect(page.getByLabel('Працюю досі').last()).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Досягнення' })).toHaveValue('КМС')
  await expect(page.getByLabel('Назва')).toHaveValue('Кросфіт L1')
  await expect(page.getByLabel('Ким виданий')).toHaveValue('CrossFit')
  await expect(page.getByLabel('Дата')).toHaveValue('20.05.2026')
  await expect(page.getByLabel(/^Зали, студії, парки/)).toHaveValue('Студія „Рух“, Онлайн')

  await page.goto('/schedules')
  await expect(page.getByLabel('Початок. Понеділок, слот 1')).toHaveValue('07:00')
  await expect(button(page, 'Закрити підказку')).toHaveCount(0)

  await page.goto('/dashboard')
  await expect(button(page, 'Запити: 3')).toBeVisible()
  await expectNoPopup(page)
})

test('a new coach: the shared link, and hours whose save has stopped in the middle', async ({
  page,
}) => {
  await page.goto(`/dashboard?scenario=empty&as=coach&${NOW}`)
  await expect(page.getByRole('link', { name: /^Поділися/ })).not.toHaveAccessibleName(/зроблено/)
  // The slot that the stopped save has created.
  const slot = { work_day: 0, start_time: '09:00', end_time: '18:00' }
  const { id } = await callApi(page, 'POST', '/v1/calendar/schedules', slot)
  await openDevice(page, stored.newCoach, [[id, '255ebd99-2916-455f-b3ce-0d77cb170948']])

  await expect(page.getByLabel('Кінець. Понеділок, слот 1')).toHaveValue('18:00')
  await button(page, 'Зберегти').click()
  await expect(page.getByRole('dialog', { name: 'Робочі години успішно змінені' })).toBeVisible()
  // It is not created again.
  expect(await changesOf(page)).toEqual(['POST /v1/calendar/schedules/{id}/time_slots 201'])

  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: /^Поділися.*зроблено$/ })).toBeVisible()
})

test('a client: card, measurements, plan', async ({ page }) => {
  await page.goto(`/settings?scenario=typical&as=client&${NOW}`)
  await expect(page.getByRole('heading', { name: 'Налаштування' })).toBeVisible()
  await openDevice(page, stored.client)

  await expect(exercise(page, BENCH).getByRole('listitem')).toHaveCount(5)
  await expect(
    exercise(page, BENCH).getByRole('button', { name: 'Сет 2 виконано' }),
  ).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(`/session/${OWN}/edit`)
  await expect(page.getByRole('timer')).toHaveText('Відпочинок 2:00')

  await page.goto('/')
  await expect(page.getByLabel('Чого прагну')).toHaveValue('Реабілітація')
  await expect(page.getByLabel('Нотатки для тренера')).toHaveValue('Після травми, лише ранок')
  await button(page, 'Нові виміри').click()
  await expect(page.getByLabel('Вага, кг')).toHaveValue('87')
  await expect(page.getByLabel('Талія, см')).toHaveValue('94')
})

test('a new client: the questionnaire, and the coach whose page was seen last', async ({
  page,
}) => {
  await page.goto(`/client/questionnaire?scenario=new-client&as=client&${NOW}`)
  // The server has the answers of the first three steps.
  for (const name of ['Чоловік', 'Схуднення']) {
    await page.getByRole('radio', { name }).check()
    await button(page, 'Далі').click()
  }
  await page.getByLabel('Нотатки').fill('болить коліно')
  await button(page, 'Далі').click()
  await expect(page.getByLabel('Вага, кг')).toHaveValue('')
  await openDevice(page, stored.newClient)

  await expect(page.getByText('Крок 4 з 4')).toBeVisible()
  await expect(page.getByLabel('Вага, кг')).toHaveValue('61')
  await expect(page.getByLabel('Стегна, см')).toHaveValue('98')
  await button(page, 'Зберегти').click()
  await expect(page.getByLabel('Чого прагну')).toHaveValue('Схуднення')
  await expect(page.getByLabel('Нотатки для тренера')).toHaveValue('болить коліно')
  await expect(page.getByRole('link', { name: 'Записатися: Олена Коваль' })).toBeVisible()
})

test('a visitor: the registration and the chosen slot', async ({ page }) => {
  await page.goto(`/login?scenario=typical&as=guest&${NOW}`)
  await expect(page.getByRole('heading', { name: 'Вхід' })).toBeVisible()
  await openDevice(page, stored.visitor)

  await expect(page.getByText('чт, 4 березня, 15:00–16:00 · Олена Коваль')).toBeVisible()
  await expect(page.getByLabel('Ім’я')).toHaveValue('Мар’яна')
  await expect(page.getByLabel('Прізвище')).toHaveValue('Гнатюк')
  await expect(page.getByLabel('Телефон')).toHaveValue('+380931234567')
})

test('a code that was asked for is confirmed', async ({ page }) => {
  await page.goto(`/register?scenario=typical&as=guest&otp=manual&${NOW}`)
  await register(page, NEW_COACH)
  await newestCode(page)
  await openDevice(page, stored.code)

  // This page has sent a code, too.
  await expect(page.getByText('Ми надіслали код на +380 93 123 45 67')).toBeVisible()
  await typeCode(page, await newestCode(page))
  await expect(page.getByText(SPEC.registered)).toBeVisible()
})

test('a confirmed reset sets the new password', async ({ page }) => {
  await page.goto(`/reset?scenario=typical&as=guest&${NOW}`)
  await page.getByLabel('Телефон').fill('+380501112233')
  await button(page, 'Надіслати код').click()
  await expect(page.getByRole('heading', { name: 'Новий пароль' })).toBeVisible()
  await openDevice(page, stored.reset)

  await page.getByLabel('Новий пароль').fill('Novyi#Parol1')
  await button(page, 'Зберегти пароль').click()
  await expect(page).toHaveURL('/dashboard')
})
