import type { Page } from '../app-page.ts'
import { button, heading, inside, label, role, text } from '../target.ts'

/** Wednesday 3 March 17:00, «Сила: база 5×5». */
const SESSION = '/session/5e551000-0000-4000-8000-00000000008b/edit'
const SQUAT = 'Присідання зі штангою на плечах'
const BENCH = 'Жим штанги лежачи'
const ROW = 'Тяга штанги в нахилі'
const exercises = heading(/штанг/)
const squat = role('group', SQUAT)

/** Moves an exercise below the next one by keyboard. Each arrow must move it. */
async function moveDown(page: Page, name: string): Promise<void> {
  const own = role('group', name)
  await page.type(button(`Пересунути: ${name}`), ' ')
  await page.sees(text(`Взято. ${name}: місце 1 з 3`))
  // The number of arrows depends on the engine's heights.
  while ((await page.count(text(`${name}: місце 2 з 3`))) === 0) {
    const before = await page.middleY(own)
    await page.press('ArrowDown')
    await page.comesToRest(own, before)
  }
  await page.keyboard(' ')
}

/** A coach changes the sets of a session and moves an exercise. */
export async function sets(page: Page): Promise<void> {
  await page.open(`${SESSION}?scenario=typical&as=coach&now=2027-03-02T20:00`)
  await page.fill(inside(squat, label('Кг/Хв, сет 1: кг')), '45')
  await page.click(inside(squat, button('Новий сет')))
  await page.sees(inside(squat, label('Кг/Хв, сет 8: кг')))
  await page.reads(exercises, SQUAT, BENCH, ROW)
  await moveDown(page, SQUAT)
  await page.reads(exercises, BENCH, SQUAT, ROW)
  await page.click(button(/^Зберегти/))
  await page.sees(text('Дані сесії успішно оновлено'))
  // A page that is left while its style sheets load reports an error in Firefox.
  await page.sees(heading('Календар'))
  await page.open(SESSION)
  await page.reads(exercises, BENCH, SQUAT, ROW)
  await page.reads(inside(squat, label('Кг/Хв, сет 1: кг')), '45')
  await page.sees(inside(squat, label('Кг/Хв, сет 8: кг')))
}
