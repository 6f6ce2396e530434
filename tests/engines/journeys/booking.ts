import type { Page } from '../app-page.ts'
import { button, inside, label, role, text } from '../target.ts'

/** A visitor chooses an hour, registers, fills in the questionnaire and books the hour. */
export async function booking(page: Page): Promise<void> {
  await page.open('/coach/olena-koval?scenario=typical')
  await page.click(button(/^Чт 4 березня/))
  await page.click(button('15:00–16:00 вільно'))
  await page.fill(label('Ім’я'), 'Їржик')
  await page.fill(label('Прізвище'), 'Гнатюк')
  await page.fill(label('Телефон'), '093 123 45 68')
  await page.fill(label('Пароль'), 'Perlyna!2026')
  await page.click(button('Зареєструватися'))

  await page.click(role('radio', 'Чоловік'))
  await page.click(button('Далі'))
  await page.click(role('radio', 'Схуднення'))
  await page.click(button('Далі'))
  await page.click(button('Пропустити'))
  await page.fill(label('Вага, кг'), '82')
  await page.click(button('Зберегти'))

  // The question about the chosen hour is shown at once.
  await page.click(inside(role('dialog'), button('Записатися')))
  await page.sees(inside(role('dialog', 'Запит надіслано'), text('Очікує підтвердження')))
  await page.click(button('Зрозуміло'))
  await page.sees(button('15:00–16:00 твій запит'))
}
