import type { Page } from '../app-page.ts'
import { button, inside, label, link, role, text } from '../target.ts'

const NAME = 'Ноги та прес'
const [SQUAT, PLANK] = ['Присідання зі штангою на плечах', 'Планка']

/** A coach builds a workout of chosen exercises, drags one of them and finds it in the library. */
export async function workout(page: Page): Promise<void> {
  await page.open('/program?scenario=empty&as=coach')
  await page.click(link('Нове тренування'))
  await page.fill(label('Назва тренування'), NAME)
  await page.click(link('Нова вправа'))
  for (const name of [SQUAT, PLANK]) {
    await page.fill(role('searchbox', 'Пошук вправ'), name.toLowerCase())
    await page.click(role('checkbox', name))
  }
  await page.click(button('Додати 2 вправи'))
  await page.comesTo('/create-workout')
  await page.sees(button(`Пересунути: ${PLANK}`))
  await page.drag(button(`Пересунути: ${SQUAT}`), button(`Пересунути: ${PLANK}`))
  await page.sees(text(new RegExp(`${SQUAT}: місце 2 з 2`)))
  await page.click(button('Зберегти'))
  await page.sees(text('Тренування успішно створено'))
  await page.comesTo('/program')
  await page.click(button(NAME))
  await page.reads(
    inside(role('list', `План: ${NAME}`), role('listitem')),
    new RegExp(PLANK),
    new RegExp(SQUAT),
  )
}
