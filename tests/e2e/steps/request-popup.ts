/** The request popup in journeys: a card on a desktop, on a phone a strip that opens into it. */
import type { Page } from '@playwright/test'

import { expect } from './test.ts'

export const popup = (page: Page) => page.getByRole('region', { name: 'Запит на тренування' })

/** The strip of a phone and of a low window: 'Любов Городецька · ср, 14:00 · до 10:40'. */
export const strip = (page: Page) => page.getByRole('button', { name: / · (до|час минув)/ })

/** Opens the card: presses the strip if it is closed. */
export async function openPopup(page: Page): Promise<void> {
  await expect(popup(page).or(strip(page))).toBeVisible()
  if (await strip(page).isVisible()) await strip(page).click()
  await expect(popup(page)).toBeVisible()
}

/** No request is shown, neither as a card nor as a strip. */
export async function expectNoPopup(page: Page): Promise<void> {
  await expect(popup(page)).toHaveCount(0)
  await expect(strip(page)).toHaveCount(0)
}

/** Cancels the visible request by the second press. */
export async function cancelRequest(page: Page): Promise<void> {
  await popup(page)
    .getByRole('button', { name: /^Скасувати: / })
    .click()
  await popup(page)
    .getByRole('button', { name: /^Справді скасувати\? / })
    .click()
}
