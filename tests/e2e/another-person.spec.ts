/** Somebody else signs in in another tab: the first tab sends nothing in their name (12.1). */
import { callsOf } from './people.ts'
import { expect, test } from './test.ts'

test('12.1: a page edited by one person never saves as another, and keeps the draft', async ({
  page,
  context,
}) => {
  await page.goto('/coach?scenario=typical&as=coach&now=2027-03-02T14:00')
  await page.getByRole('button', { name: 'Редагувати' }).click()
  await page.getByLabel('Розповідь').fill('Слова Олени')

  const second = await context.newPage()
  await second.goto('/settings?as=client')
  await expect(second.getByRole('heading', { name: 'Налаштування' })).toBeVisible()

  const notice = page.getByRole('dialog', { name: 'В іншій вкладці увійшла інша людина' })
  await expect(notice).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(notice).toBeVisible()
  // Whatever still manages to send something.
  await page.getByLabel('Розповідь').evaluate((field: HTMLTextAreaElement) => {
    field.form?.requestSubmit()
    for (const button of document.querySelectorAll('button'))
      if (button.textContent === 'Зберегти') button.click()
  })
  await expect(page.getByRole('alert').first()).toContainText('В іншій вкладці увійшла інша людина')
  expect(await callsOf(second, 'PATCH /v1/coaches/me/coach_info')).toBe(0)

  await second.goto('/coach?as=coach')
  await expect(second.getByLabel('Розповідь')).toHaveValue('Слова Олени')
  await expect(notice).toBeHidden()
})
