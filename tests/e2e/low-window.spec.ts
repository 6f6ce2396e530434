/** Three exercises are visible in a window 500 px high, such as a phone's above its keyboard. */
import type { Locator } from '@playwright/test'

import { expect, test } from './steps/test.ts'
import { addExercises, button, LONG_NAMES } from './steps/workout-steps.ts'

const edgesOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect())

test.use({ viewport: { width: 320, height: 500 } })

test('three exercises with long names fit into the builder', async ({ page }) => {
  await page.goto('/create-workout?scenario=typical&as=coach')
  await addExercises(page, LONG_NAMES)
  const first = await edgesOf(button(page, /^Видалити: /).first())
  const third = await edgesOf(page.getByRole('textbox', { name: 'Сети' }).last())
  const bar = await edgesOf(button(page, 'Зберегти'))
  expect(third.bottom - first.top).toBeLessThan(bar.top)
})

test('three exercises of the library fit above the chosen ones, which make it no wider', async ({
  page,
}) => {
  await page.goto('/select-exercise?scenario=typical&as=coach')
  const main = page.locator('#main')
  const third = main.getByRole('listitem').nth(2)
  for (let at = 0; at < 4; at += 1) await main.getByRole('checkbox').nth(at).check()
  const chosen = page.getByRole('list', { name: 'Вибрані вправи' })
  await expect(chosen.getByRole('button')).toHaveCount(4)
  // The presses have scrolled the list and the page.
  await third.evaluate((row) => row.closest('ul')?.parentElement?.scrollTo(0, 0))
  await page.evaluate(() => scrollTo(0, 0))
  expect((await edgesOf(third)).bottom).toBeLessThan((await edgesOf(chosen)).top)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
