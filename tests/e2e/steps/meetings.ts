/** Steps that the journeys through meetings and their plans share. */
import type { Page } from '@playwright/test'

/** In the evening every open request has been annulled, so no popup is shown. */
export const COACH = 'scenario=typical&as=coach&now=2027-03-02T20:00'
export const CLIENT = 'scenario=typical&as=client&now=2027-03-02T20:00'

const id = (last: string): string => `5e551000-0000-4000-8000-0000000000${last}`
/** Wednesday 3 March 17:00, «Сила: база 5×5»; the client's own at 18:00, «Верх тіла А». */
export const STRENGTH = id('8b')
export const OWN = id('db')
/** Friday 5 March 11:00, without a program. */
export const NAMELESS = id('92')

export const SQUAT = 'Присідання зі штангою на плечах'
export const BENCH = 'Жим штанги лежачи'
export const ROW = 'Тяга штанги в нахилі'

export const exercise = (page: Page, name: string) => page.getByRole('group', { name })
export const save = (page: Page) => page.getByRole('button', { name: /^Зберегти/ })
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

/** The exercises of the editor in their order. */
export const order = (page: Page) => page.getByRole('heading', { level: 3 })

export async function chooseClient(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Пошук клієнта' }).fill(name)
  await page.getByRole('option', { name }).click()
  await page.getByRole('button', { name: 'Ok' }).click()
}

/** The question about unsaved changes. */
export const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Відмінити не збережені зміни?' })

/** Presses Tab until the control with this name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const focused = page.locator(':focus')
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab')
    const names = await focused.evaluateAll((all) =>
      all.map((one) => one.ariaLabel ?? one.textContent?.trim() ?? ''),
    )
    if (names[0] === name) return
  }
  throw new Error(`Tab does not lead to «${name}»`)
}
