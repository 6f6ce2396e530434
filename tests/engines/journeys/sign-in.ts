import type { Page } from '../app-page.ts'
import { button, heading, label } from '../target.ts'
import { NotYet, until } from '../until.ts'

/** A coach signs in with the code of the message. */
export async function signIn(page: Page): Promise<void> {
  await page.open('/login?scenario=typical&otp=manual')
  await page.fill(label('Телефон'), '+380501112233')
  await page.fill(label('Пароль'), 'Trener2026!')
  await page.click(button('Увійти'))
  const code = await until('the message with the code', async () => {
    const newest = await page.run(async () => (await window.mock?.sms())?.at(-1)?.code ?? '')
    if (newest === '') throw new NotYet('none was sent')
    return newest
  })
  await page.click(label('Цифра 1 з 4'))
  await page.keyboard(code)
  await page.comesTo('/dashboard')
  await page.sees(heading(/Олена/))
}
