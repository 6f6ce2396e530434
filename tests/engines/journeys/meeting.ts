import type { Page } from '../app-page.ts'
import { button, heading, inside, link, role } from '../target.ts'

/** A coach creates a meeting with a program in a free hour. */
export async function meeting(page: Page): Promise<void> {
  await page.open('/calendar?scenario=typical&as=coach&now=2027-03-02T20:00&date=2027-03-04')
  await page.click(link('11:00–12:00 вільно'))
  await page.fill(role('searchbox', 'Пошук клієнта'), 'Ганна Василенко')
  await page.click(role('option', /Ганна Василенко/))
  await page.click(button('Ok'))
  await page.choose(role('combobox', 'Програма тренувань'), 'Сила: база 5×5')
  await page.click(button(/^Зберегти/))
  await page.sees(heading('Редагування сесії'))
  await page.sees(role('group', 'Присідання зі штангою на плечах'))
  await page.open('/calendar?date=2027-03-04')
  await page.sees(
    inside(role('region', 'четвер, 4 березня'), button(/11:00–12:00.*Ганна Василенко/)),
  )
}
