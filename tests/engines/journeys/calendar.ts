import type { Page } from '../app-page.ts'
import { button, inside, link, role, text } from '../target.ts'

const day = (name: string) => role('region', name)

/**
 * A coach pages through the days and opens a card. In the evening no request waits for an answer.
 */
export async function calendar(page: Page): Promise<void> {
  await page.open('/calendar?scenario=typical&as=coach&now=2027-03-02T20:00')
  await page.click(button('Наступний день'))
  await page.comesTo('/calendar?date=2027-03-03')
  await page.sees(inside(day('середа, 3 березня'), button(/17:00–18:00/)))
  await page.click(link(/^вівторок, 2 березня/))
  await page.click(inside(day('вівторок, 2 березня'), button(/Антон Ковальський/)))
  await page.sees(inside(role('dialog'), text('Антон Ковальський')))
  await page.press('Escape')
  await page.misses(role('dialog'))
}
