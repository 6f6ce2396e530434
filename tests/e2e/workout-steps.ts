/** What a coach does over and over while building a workout. */
import type { Locator, Page } from '@playwright/test'

import { expect } from './test.ts'

export const NAME = 'Ноги та прес'
export const [SQUAT, PLANK, BENCH] = [
  'Присідання зі штангою на плечах',
  'Планка',
  'Жим штанги лежачи',
]

/** A button by the whole of its name, or a part of it. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })

/** The names in the plan, from top to bottom. */
export async function expectPlan(page: Page, names: string[]): Promise<void> {
  await expect(button(page, /^Пересунути: /)).toHaveCount(names.length)
  const labels = names.map((name) => `Пересунути: ${name}`)
  for (const [index, label] of labels.entries())
    await expect(button(page, /^Пересунути: /).nth(index)).toHaveAccessibleName(label)
}

/** From /create-workout: chooses exercises by searching each, and comes back. */
export async function addExercises(page: Page, names: string[]): Promise<void> {
  await page.getByRole('link', { name: 'Нова вправа' }).click()
  for (const name of names) {
    await page.getByPlaceholder('Пошук').fill(name.toLowerCase())
    await page.getByRole('checkbox', { name, exact: true }).check()
  }
  await button(page, `Додати ${names.length} вправи`).click()
  await expect(page).toHaveURL('/create-workout')
}
