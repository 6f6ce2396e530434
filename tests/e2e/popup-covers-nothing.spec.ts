/** The popup of requests in low windows and on a phone (decision 50). */
import { edgesOf } from './steps/layout.ts'
import { goTo, mainMenu, popup, strip } from './steps/screen.ts'
import { expect, test } from './steps/test.ts'

test('in a low window it is a strip beside the menu, and its card shows the answers', async ({
  page,
}) => {
  const expectAnswersInView = async () => {
    for (const name of [/^Скасувати: /, 'Підтвердити'])
      await expect(popup(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/dashboard?scenario=busy&as=coach')
  for (const [width, height] of [
    [1280, 500],
    [1024, 420],
    [768, 500],
    [844, 340],
    [568, 320],
  ] as const)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await expect(strip(page)).toBeInViewport({ ratio: 1 })
      await expect(popup(page)).toBeHidden()
      await page.getByRole('link', { name: 'Налаштування' }).click({ trial: true })
      await strip(page).click()
      await expectAnswersInView()
      // Nothing is above the visible part of any entry of the menu.
      if (width >= 768)
        for (const entry of await mainMenu(page).all()) {
          await entry.scrollIntoViewIfNeeded()
          const [above, below] = [await edgesOf(entry), await edgesOf(popup(page))]
          expect(above.bottom).toBeLessThanOrEqual(below.top)
          await entry.click({ trial: true })
        }
      await page.keyboard.press('Escape')
    })

  await expect(mainMenu(page)).toHaveCount(5)
  for (const height of [280, 300])
    await test.step(`the focus in the menu, ${height} px`, async () => {
      await page.setViewportSize({ width: 800, height })
      await expect(strip(page)).toBeInViewport({ ratio: 1 })
      await mainMenu(page).first().focus()
      for (const entry of await mainMenu(page).all()) {
        await expect(entry).toBeFocused()
        await expect(entry).toBeInViewport({ ratio: 1 })
        const [above, below] = [await edgesOf(entry), await edgesOf(strip(page))]
        expect(above.bottom).toBeLessThanOrEqual(below.top)
        await page.keyboard.press('Tab')
      }
    })

  // The lowest window whose rail has the card.
  await page.setViewportSize({ width: 768, height: 625 })
  await expectAnswersInView()
  await expect(strip(page)).toBeHidden()
})

test('on a phone it is a strip again once a field has the focus, and opens the list on task screens @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/client-baze?scenario=typical&as=coach')
  await strip(page).click()
  await expect(popup(page)).toBeVisible()
  await page.getByRole('searchbox').focus()
  await expect(popup(page)).toBeHidden()
  await expect(strip(page)).toHaveText('Любов Городецька · ср, 14:00 · до 10:40')

  await goTo(page, '/schedules')
  await expect(page.getByRole('heading', { name: 'Робочі години', level: 1 })).toBeVisible()
  await strip(page).click()
  const list = page.getByRole('dialog', { name: 'Запити на тренування' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(popup(page)).toBeHidden()
  await list.getByRole('button', { name: 'Нагадати про всі через 10 хвилин' }).click()
  await expect(list).toBeHidden()
  await expect(strip(page)).toHaveCount(0)
})
