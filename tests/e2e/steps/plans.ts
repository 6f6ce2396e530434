/** Plans: the workouts of the library, the meetings and sessions that copy them. */
import type { Locator, Page } from '@playwright/test'

import { button } from './screen.ts'
import { expect } from './test.ts'

/** In the evening every open request has been annulled, so no popup is shown. */
export const AS_COACH = 'scenario=typical&as=coach&now=2027-03-02T20:00'
export const AS_CLIENT = 'scenario=typical&as=client&now=2027-03-02T20:00'

const id = (last: string): string => `5e551000-0000-4000-8000-0000000000${last}`
/** Wednesday 3 March 17:00, «Сила: база 5×5»; the client's own at 18:00, «Верх тіла А». */
export const STRENGTH = id('8b')
export const OWN = id('db')

/** The name of a new workout. */
export const NAME = 'Ноги та прес'
export const SQUAT = 'Присідання зі штангою на плечах'
export const BENCH = 'Жим штанги лежачи'
export const ROW = 'Тяга штанги в нахилі'
export const PLANK = 'Планка'

/** Three of the longest names of the library. They need three lines at 320 px. */
export const LONG_NAMES = [
  'Розведення гантелей на похилій лаві',
  'Зведення рук у тренажері «Метелик»',
  'Жим лежачи в тренажері Сміта',
]

export const exercise = (page: Page, name: string): Locator => page.getByRole('group', { name })
export const save = (page: Page): Locator => page.getByRole('button', { name: /^Зберегти/ })

/** The exercises of the editor in their order. */
export const order = (page: Page): Locator => page.getByRole('heading', { level: 3 })

export async function chooseClient(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Пошук клієнта' }).fill(name)
  await page.getByRole('option', { name }).click()
  await page.getByRole('button', { name: 'Ok' }).click()
}

/** The names in the plan of a workout, from top to bottom. */
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
