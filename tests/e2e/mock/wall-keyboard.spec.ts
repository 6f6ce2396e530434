/** The wall is used with the keyboard while its frames load. */
import { storybook } from '../steps/storybook.ts'
import { expect, test } from '../steps/test.ts'

const server = storybook()

test('the keyboard focus stays on the wall, from its first control to its last link, while frames load', async ({
  page,
}) => {
  const wall = 'iframe.html?viewMode=story&id=огляд-стіна--whole'
  await page.goto(`${server.origin()}${wall}`)
  const control = (name: string) => page.getByRole('combobox', { name })
  await control('Область').selectOption('Вхід/Логін')
  await control('Стан').selectOption('Помилка')
  await control('Масштаб').selectOption('25 %')
  // Four frames a story.
  for (const name of ['320', 'Темний']) await page.getByRole('checkbox', { name }).check()
  // The elements that take the focus from this page: no frame may be among them.
  await page.evaluate(() => {
    const taken: string[] = []
    Object.assign(window, { taken })
    addEventListener('blur', () => taken.push(document.activeElement?.tagName ?? ''))
  })
  await control('Область').focus()
  const frames = page.locator('iframe')
  // One press of Tab for each of the rest.
  const rest = (await page.getByRole('main').locator('select, input, a[href]').count()) - 1
  for (let step = 1; step <= rest; step += 1) {
    await page.keyboard.press('Tab')
    const loaded = await frames.count()
    // The presses take as long as the first frames need to load.
    if (loaded < 4) await expect(frames).not.toHaveCount(loaded)
  }
  await expect(page.getByRole('listitem').getByRole('link').last()).toBeFocused()
  // The stories focus and type inside their own frames.
  const frame = page.frameLocator('iframe[title^="Помилка сервера"]').first()
  await expect(frame.getByLabel('Телефон')).toHaveValue(/^\+380/, { timeout: 60_000 })
  expect(await page.evaluate(() => Reflect.get(window, 'taken'))).toEqual([])
})
