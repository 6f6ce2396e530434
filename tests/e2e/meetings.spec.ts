/** A meeting and its plan: made, changed, left, read back. */
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import { latency } from './steps/calls.ts'
import { COACH, signIn } from './steps/people.ts'
import {
  AS_COACH,
  BENCH,
  chooseClient,
  exercise,
  order,
  ROW,
  save,
  SQUAT,
  STRENGTH,
} from './steps/plans.ts'
import { backStays, button, heading, question, reloadUnsaved } from './steps/screen.ts'
import { expect, test } from './steps/test.ts'

test('a meeting with a program is created, its sets are changed and read back @quick', async ({
  page,
}) => {
  await page.goto(`/add-meeting?${AS_COACH}&date=2027-03-04`)
  await page.getByRole('radio', { name: '11:00–12:00' }).click()
  await chooseClient(page, 'Ганна Василенко')
  await expect(page.getByText('новий клієнт')).toBeVisible()
  await page.getByRole('radio', { name: 'Сила: база 5×5' }).check()
  // On a slow network a skeleton is shown first, and then the screen’s heading gets the focus.
  await latency(page, 1000)
  const skeleton = page.getByText('Завантаження сесії…').waitFor()
  await save(page).click()
  await skeleton
  await latency(page, 0)
  await expect(order(page)).toHaveText([SQUAT, BENCH, ROW])
  await expect(heading(page, 'Редагування сесії')).toBeFocused()
  const address = new URL(page.url()).pathname

  const squat = exercise(page, SQUAT)
  // What is typed replaces the number of a field that is pressed or reached by Enter, and that of the
  // next set, which was equal.
  await squat.getByRole('textbox', { name: 'Кг/Хв, сет 1: кг' }).click()
  await page.keyboard.type('45')
  await page.keyboard.press('Enter')
  await page.keyboard.type('12')
  await squat.getByRole('button', { name: 'Видалити сет 7' }).click()
  await squat.getByRole('button', { name: 'Новий сет' }).click()
  await button(page, `Дії: ${SQUAT}`).click()
  await page.getByRole('menuitem', { name: 'Вниз' }).click()
  await expect(order(page)).toHaveText([BENCH, SQUAT, ROW])
  await save(page).click()

  await expect(page.getByText(SPEC.sessionSaved)).toBeVisible()
  await expect(page).toHaveURL('/calendar?date=2027-03-04')
  await page.goto(address.replace('/edit', ''))
  await expect(page.getByRole('heading', { name: 'Сила: база 5×5' })).toBeVisible()
  // The cells of each row, joined.
  await expect(page.getByRole('table').nth(1).getByRole('row')).toHaveText([
    'СетКгПовториВідпочинок',
    '145122 хв',
    '245122 хв',
    '37053 хв',
    '47053 хв',
    '57053 хв',
    '67053 хв',
    '701Відсутній',
  ])
  await page.goto(address)
  await expect(order(page)).toHaveText([BENCH, SQUAT, ROW])
})

test('Back from a plan asks about unsaved changes; they and the ticks survive a reload', async ({
  page,
}) => {
  const rows = exercise(page, SQUAT).getByRole('listitem')
  const edit = async (): Promise<void> => {
    await page.getByRole('link', { name: 'Редагувати' }).click()
    await exercise(page, SQUAT).getByRole('button', { name: 'Новий сет' }).click()
    // Until the set is shown, nothing counts as unsaved.
    await expect(rows).toHaveCount(8)
  }
  await page.goto(`/settings?${AS_COACH}`)
  await expect(heading(page, 'Налаштування')).toBeVisible()
  await page.goto(`/session/${STRENGTH}`)
  await edit()
  await backStays(page)
  await question(page).getByRole('button', { name: 'Повернутись' }).click()
  await expect(question(page)).toHaveCount(0)
  await expect(page).toHaveURL(`/session/${STRENGTH}/edit`)
  await expect(rows).toHaveCount(8)
  await backStays(page)
  await question(page).getByRole('button', { name: 'Так, не зберігати' }).click()
  await expect(heading(page, 'Редагування сесії')).toHaveCount(0)

  await page.goto(`/session/${STRENGTH}`)
  await edit()
  const tick = exercise(page, SQUAT).getByRole('button', { name: 'Сет 3 виконано' })
  await tick.click()
  await expect(page.getByRole('timer')).toHaveText(/Відпочинок \d:\d\d/)
  await reloadUnsaved(page)
  await expect(page.getByText('Відновлено незбережені зміни.')).toBeVisible()
  await expect(rows).toHaveCount(8)
  await expect(tick).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('timer')).toHaveText(/Відпочинок \d:\d\d/)
  await page.getByRole('button', { name: 'Скинути' }).click()
  await expect(rows).toHaveCount(7)
  // Nothing is unsaved any more.
  await page.getByRole('link', { name: 'Назад' }).click()
  await expect(heading(page, 'Деталі тренування')).toBeVisible()
})

test('what was chosen for a meeting survives a reload and a forced logout', async ({ page }) => {
  await page.goto(`/calendar?${AS_COACH}&date=2027-03-04`)
  await page.getByRole('link', { name: '11:00–12:00 вільно' }).click()
  await expect(page.getByRole('radio', { name: '11:00–12:00' })).toBeChecked()
  await chooseClient(page, 'Ганна Василенко')
  await expect(page).toHaveURL(/client=/)
  await reloadUnsaved(page)
  await expect(page.getByRole('radio', { name: '11:00–12:00' })).toBeChecked()
  await expect(page.getByText('Ганна Василенко')).toBeVisible()

  // Two invalid tokens: a forced logout.
  await page.evaluate(async () => {
    await window.mock?.fault('POST', '/v1/calendar/sessions', 401)
    await window.mock?.fault('POST', '/v1/auth/login/refresh', 401)
  })
  await save(page).click()
  await expect(heading(page, 'Вхід')).toBeVisible()
  await page.evaluate(() => window.mock?.clearFaults())
  await signIn(page, COACH)
  await expect(page).toHaveURL(/\/add-meeting\?date=2027-03-04&slot=.+&client=/)
  await expect(page.getByText('Ганна Василенко')).toBeVisible()
  await save(page).click()
  await expect(page).toHaveURL('/calendar?date=2027-03-04')
  const thursday = page.getByRole('region', { name: 'четвер, 4 березня' })
  await expect(thursday.getByRole('button', { name: /11:00–12:00.*Ганна Василенко/ })).toHaveCount(
    1,
  )
})
