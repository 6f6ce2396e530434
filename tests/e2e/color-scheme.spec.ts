/** The chosen scheme outside the page: the bar of the browser. */
import type { Page } from '@playwright/test'

import { expect, test } from './steps/test.ts'

const [LIGHT, DARK] = ['#fbfaf7', '#121415']

/** The colour that the browser takes: that of the first element whose media query matches. */
const barColor = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  )

test('the bar of the browser has the colour of the chosen scheme, not of the system’s', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/settings?scenario=typical&as=coach')
  const scheme = page.getByRole('radiogroup', { name: 'Вигляд' })
  await expect.poll(() => barColor(page)).toBe(DARK)
  await scheme.getByText('Світлий').click()
  await expect.poll(() => barColor(page)).toBe(LIGHT)
  await page.reload()
  await expect(scheme.getByRole('radio', { name: 'Світлий' })).toBeChecked()
  expect(await barColor(page)).toBe(LIGHT)
  await scheme.getByText('Як у системі').click()
  await expect.poll(() => barColor(page)).toBe(DARK)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => barColor(page)).toBe(LIGHT)
})
