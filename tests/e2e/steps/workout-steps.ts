/** The steps of a coach who builds a workout. */
import type { Locator, Page } from '@playwright/test'

import { expect } from './test.ts'

export const NAME = 'Ноги та прес'
export const [SQUAT, PLANK, BENCH] = [
  'Присідання зі штангою на плечах',
  'Планка',
  'Жим штанги лежачи',
]

/** A button by its exact name, or a part of it. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })

/** The names in the plan, from top to bottom. */
export async function expectPlan(page: Page, names: string[]): Promise<void> {
  await expect(button(page, /^Пересунути: /)).toHaveCount(names.length)
  const labels = names.map((name) => `Пересунути: ${name}`)
  for (const [index, label] of labels.entries())
    await expect(button(page, /^Пересунути: /).nth(index)).toHaveAccessibleName(label)
}

/** From /create-workout: chooses exercises by searching for each, and returns. */
export async function addExercises(page: Page, names: string[]): Promise<void> {
  await page.getByRole('link', { name: 'Нова вправа' }).click()
  for (const name of names) {
    await page.getByPlaceholder('Пошук').fill(name.toLowerCase())
    await page.getByRole('checkbox', { name, exact: true }).check()
  }
  await button(page, `Додати ${names.length} вправи`).click()
  await expect(page).toHaveURL('/create-workout')
  // The screen is shown: before, the address is new and the router still busy.
  await expect(page.getByRole('heading', { level: 1, name: 'Нове тренування' })).toBeFocused()
}

/** How far an arrow key moves the dragged item (product §9). */
const STEP_PX = 25

/** The middle of the item with this handle, in px from the top of the viewport. */
async function middleOf(page: Page, handle: Locator): Promise<number> {
  const box = await page.getByRole('listitem').filter({ has: handle }).boundingBox()
  if (!box) throw new Error(`No item has ${handle.toString()}`)
  return box.y + box.height / 2
}

/**
 * Moves the dragged item down by arrow keys alone, until its place is announced. Never by more
 * steps than there are to the item with the handle `below`, so that a lost key is noticed.
 */
export async function moveDown(
  page: Page,
  { taken, below, place }: { taken: Locator; below: Locator; place: string },
): Promise<void> {
  const distance = (await middleOf(page, below)) - (await middleOf(page, taken))
  const said = page.getByText(place)
  for (let moved = 0; moved < distance && (await said.count()) === 0; moved += STEP_PX) {
    await page.keyboard.press('ArrowDown')
    // No faster than the screen: the next step starts when this one is shown.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  }
  await expect(said).toBeAttached()
}
