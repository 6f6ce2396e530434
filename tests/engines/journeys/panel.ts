import type { Page } from '../app-page.ts'
import { button, heading, inside, label, role, type Target, text } from '../target.ts'

const panel = role('dialog', 'Панель QA')
const inPanel = (target: Target): Target => inside(panel, target)

/** QA opens the panel, changes the persona in one tap and breaks the next call. */
export async function qaPanel(page: Page): Promise<void> {
  await page.open('/login?scenario=typical')
  await page.click(button('Відкрити панель QA'))
  await page.click(inPanel(button('Тренер')))
  await page.comesTo('/dashboard')
  await page.click(inPanel(role('tab', 'Збої')))
  await page.choose(inPanel(label('Операція')), 'GET /v1/users/me')
  await page.click(inPanel(button('500')))
  await page.sees(inPanel(text(/^500 .*завжди$/)))
  await page.press('Escape')
  await page.misses(panel)
  await page.press('Control', 'Shift', 'm')
  await page.sees(heading('Панель QA'))
}
