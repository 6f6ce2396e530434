import { ROOT } from '#tests/support/paths.ts'

import type { Page } from '../app-page.ts'
import { button, file, heading, inside, label, link, role, text } from '../target.ts'

/** A coach edits the site, with a certificate, and the visitors see it. */
export async function site(page: Page): Promise<void> {
  await page.open('/coach?scenario=typical&as=coach&now=2027-03-02T20:00')
  await page.click(button('Редагувати'))
  await page.fill(label('Розповідь'), 'Тренерка, яка слухає.')
  await page.click(button('TRX'))
  await page.click(button('+ Додати сертифікат'))
  await page.fill(label('Назва'), 'Кросфіт L1')
  await page.fill(label('Ким виданий'), 'CrossFit')
  await page.fill(label('Дата'), '20.05.2026')
  await page.give(
    inside(role('group', 'Зображення сертифіката'), file),
    `${ROOT}public/fallback.png`,
  )
  await page.sees(button('Замінити зображення'))
  await page.click(button('Зберегти'))
  await page.sees(button('Редагувати'))
  await page.click(link(/coach\/olena-koval$/))
  await page.sees(heading('Олена Коваль'))
  await page.sees(text('Тренерка, яка слухає.'))
  await page.sees(text('TRX'))
  await page.sees(text('Кросфіт L1'))
}
