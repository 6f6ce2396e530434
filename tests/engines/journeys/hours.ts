import type { Page } from '../app-page.ts'
import { button, inside, link, role } from '../target.ts'

/** A coach sets up a week from nothing and sees its slots in the calendar. */
export async function hours(page: Page): Promise<void> {
  await page.open('/calendar?scenario=empty&as=coach')
  await page.click(link('Задати робочі години'))
  await page.click(button('Додати слот. Понеділок'))
  await page.fill(role('textbox', 'Кінець. Понеділок, слот 1'), '11')
  await page.press('Tab')
  await page.reads(role('textbox', 'Кінець. Понеділок, слот 1'), '11:00')
  await page.click(button('Скопіювати на всі дні. Понеділок, слот 1'))
  await page.click(button('Видалити. Неділя, слот 1'))
  await page.click(button('Зберегти'))
  await page.sees(role('dialog', 'Робочі години успішно змінені'))
  await page.click(button('Зрозуміло'))
  await page.click(link('Назад'))
  await page.click(link(/^середа, 3 березня/))
  await page.reads(
    inside(role('region', 'середа, 3 березня'), role('link')),
    /09:00–10:00.*вільно/,
    /10:00–11:00.*вільно/,
  )
}
