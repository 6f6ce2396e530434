import type { Page } from '../app-page.ts'
import { button, heading, inside, label, role, text } from '../target.ts'
import { NotYet, until } from '../until.ts'

/** Wednesday 3 March 17:00, «Сила: база 5×5». */
const SESSION = '/session/5e551000-0000-4000-8000-00000000008b/edit'
const [SQUAT, BENCH, ROW] = [
  'Присідання зі штангою на плечах',
  'Жим штанги лежачи',
  'Тяга штанги в нахилі',
]
const exercises = heading(/штанг/)
const squat = role('group', SQUAT)

/** Moves an exercise by keyboard: an arrow is a step of 25 px. */
async function moveDown(page: Page, name: string): Promise<void> {
  await page.type(button(`Пересунути: ${name}`), ' ')
  await page.sees(text(`Взято. ${name}: місце 1 з 3`))
  await until(`${name} to be the second`, async () => {
    await page.press('ArrowDown')
    // One step is announced before the next is made, however slow the engine is.
    await page.framesRendered(2)
    if ((await page.count(text(`${name}: місце 2 з 3`))) === 0) throw new NotYet('it is not')
  })
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
  await page.open(SESSION)
  await page.reads(exercises, BENCH, SQUAT, ROW)
  await page.reads(inside(squat, label('Кг/Хв, сет 1: кг')), '45')
  await page.sees(inside(squat, label('Кг/Хв, сет 8: кг')))
}
