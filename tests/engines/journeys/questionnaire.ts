import { ROOT } from '#tests/support/paths.ts'

import type { Page } from '../app-page.ts'
import { button, file, inside, label, role } from '../target.ts'

const PHOTO = 'POST /v1/clients/me/client_info/image'

/** A client fills in the questionnaire, with a picture, and reaches the card. */
export async function questionnaire(page: Page): Promise<void> {
  await page.open('/client/questionnaire?scenario=new-client&as=client')
  await page.click(role('radio', 'Жінка'))
  await page.click(button('Далі'))
  await page.click(role('radio', 'Схуднення'))
  await page.click(button('Далі'))
  await page.fill(label('Нотатки'), 'болить коліно')
  await page.click(button('Далі'))
  await page.fill(label('Вага, кг'), '61')
  await page.give(inside(role('group', 'Фото'), file), `${ROOT}public/fallback.png`)
  await page.sees(button('Замінити зображення'))
  await page.click(button('Зберегти'))
  await page.comesTo(/^\/client\/[\da-f-]{36}$/)
  const sent = await page.run(
    async (photo) =>
      ((await window.mock?.requests()) ?? [])
        .filter(({ operation }) => operation === photo)
        .map(({ status }) => status)
        .join(),
    PHOTO,
  )
  if (sent !== '200') throw new Error(`the picture was answered by «${sent}», not by 200`)
}
