/** The steps of a new client through the questionnaire. */
import type { Page } from '@playwright/test'

import { expect } from './test.ts'

/** Chooses gender and goal, and passes the notes: the last step is shown then. */
export async function reachBody(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Чоловік' }).check()
  await page.getByRole('button', { name: 'Далі' }).click()
  await page.getByRole('radio', { name: 'Схуднення' }).check()
  await page.getByRole('button', { name: 'Далі' }).click()
  await expect(page.getByRole('heading', { name: 'Нотатки для тренера' })).toBeFocused()
  await page.getByRole('button', { name: 'Пропустити' }).click()
}
