/** What the monkey sees of a page. */
import { expect, test } from '@playwright/test'

import { Visit } from '../../monkey/visit.ts'

test('the errors of a page that another page opened are seen', async ({ page }) => {
  const visit = new Visit(page, () => '/')
  const opening = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('about:blank'))
  const another = await opening
  await another.evaluate(() => console.error('broken'))
  await another.evaluate(() => void setTimeout(() => Promise.reject(new Error('lost'))))
  await expect
    .poll(() => visit.problems)
    .toEqual(['console: broken', expect.stringContaining('uncaught: lost')])
})
