/** The steps of a coach who builds a workout. */
import type { Locator, Page } from '@playwright/test'

import { expect } from './test.ts'

export const NAME = 'Ноги та прес'
export const [SQUAT, PLANK, BENCH] = [
  'Присідання зі штангою на плечах',
  'Планка',
  'Жим штанги лежачи',
]

/** Three of the longest names of the library. They need three lines at 320 px. */
export const LONG_NAMES = [
  'Розведення гантелей на похилій лаві',
  'Зведення рук у тренажері «Метелик»',
  'Жим лежачи в тренажері Сміта',
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
  // The address changes first, while the router is still busy: wait for the screen.
  await expect(page.getByRole('heading', { level: 1, name: 'Нове тренування' })).toBeFocused()
  // The first exercise loads the plan's code, which moves what is below.
  for (const name of names) await expect(button(page, `Пересунути: ${name}`)).toBeVisible()
}

/** How far an arrow key moves the dragged item (product §9). */
const STEP_PX = 25

/** The top of the item with this handle in px from that of its list, wherever the page is scrolled to. */
const topOf = (page: Page, handle: Locator): Promise<number> =>
  page
    .getByRole('listitem')
    .filter({ has: handle })
    .evaluate((item) => {
      const list = item.parentElement?.getBoundingClientRect().top ?? 0
      return Math.round(item.getBoundingClientRect().top - list)
    })

/**
 * Waits for two frames. An arrow may have scrolled the page: the list reads its new position one
 * frame later, and starts the next move from there.
 */
const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )

/**
 * Moves the dragged item down by arrow keys alone, until its place is announced. Each arrow must
 * move it by exactly one step: none may be lost, and the browser must not scroll as well.
 */
export async function moveDown(
  page: Page,
  { taken, below, place }: { taken: Locator; below: Locator; place: string },
): Promise<void> {
  const start = await topOf(page, taken)
  const distance = (await topOf(page, below)) - start
  const said = page.getByText(place)
  for (let moved = 0; moved < distance && (await said.count()) === 0; moved += STEP_PX) {
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => topOf(page, taken)).toBe(start + moved + STEP_PX)
    await nextFrames(page)
  }
  await expect(said).toBeAttached()
}
