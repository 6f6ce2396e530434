/** The built Storybook, as designers open it. */
import type { Locator } from '@playwright/test'

import { emptyFrames, type StoryIndex, storybook } from '../steps/storybook.ts'
import { expect, test } from '../steps/test.ts'

const server = storybook()

test('the wall lists every story; its frames are isolated from each other, and show the state of each', async ({
  page,
}) => {
  const origin = server.origin()
  const { entries }: StoryIndex = await (await fetch(`${origin}index.json`)).json()
  await page.goto(`${origin}iframe.html?viewMode=story&id=огляд-стіна--page`)
  // No frame loads while all are listed.
  await page.getByRole('checkbox', { name: '390' }).uncheck()
  await page.getByRole('combobox', { name: 'Стан' }).selectOption('Усі')
  const listed = await page
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  // Only the stories of the product: first the screens, then the components.
  const shown = Object.values(entries).filter(
    ({ type, title, tags }) =>
      type === 'story' && tags.includes('dev') && !/^(?:Огляд|Основи)\//.test(title),
  )
  const isOfKit = ({ title }: { title: string }): boolean => title.startsWith('Елементи/')
  const screensFirst = [...shown.filter((one) => !isOfKit(one)), ...shown.filter(isOfKit)]
  expect(listed.map((href) => new URL(href, origin).searchParams.get('path'))).toEqual(
    screensFirst.map(({ id }) => `/story/${id}`),
  )

  await page.getByRole('combobox', { name: 'Область' }).selectOption('Тренер і клієнт/Налаштування')
  await page.getByRole('checkbox', { name: '390' }).check()
  const phoneOf = (story: string) =>
    page.frameLocator(`iframe[title^="${story},"]`).getByLabel('Телефон')
  for (const [story, phone] of [
    ['Тренер', '+380 50 111 22 33'],
    ['Клієнт без тарифного плану', '+380 67 111 22 33'],
    ['Тренер', '+380 50 111 22 33'],
  ] as const)
    await expect(phoneOf(story)).toHaveValue(phone, { timeout: 60_000 })

  // A failure is shown before the retry.
  await page.getByRole('checkbox', { name: '390' }).uncheck()
  await page.getByRole('combobox', { name: 'Область' }).selectOption('Тренер/База клієнтів')
  await page.getByRole('combobox', { name: 'Стан' }).selectOption('Помилка')
  await page.getByRole('checkbox', { name: 'Темний' }).check()
  await page.getByRole('checkbox', { name: '320' }).check()
  const title = 'iframe[title="Розклад не завантажився, 320 px, Темний"]'
  await expect(page.locator(title)).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 })
  const frame = page.frameLocator(title)
  await expect(frame.getByRole('button', { name: 'Спробувати ще раз' })).toBeVisible()
  await expect(frame.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  // Each frame has a link to the story as it is shown there.
  for (const [scheme, name] of [
    ['light', 'Світлий'],
    ['dark', 'Темний'],
  ] as const)
    await expect(
      page.getByRole('link', { name: `320 px, ${name}: Розклад не завантажився` }),
    ).toHaveAttribute('href', new RegExp(`scheme:${scheme};.*viewport\\.value:narrow`))
})

/** The ids of the index entries that links point to. */
async function ledTo(links: Locator, origin: string): Promise<string[]> {
  await expect(links.first()).toBeVisible({ timeout: 60_000 })
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  return hrefs.map((href) =>
    (new URL(href, origin).searchParams.get('path') ?? '').replace(/^\/(?:docs|story)\//, ''),
  )
}

test('the map shows each route and links to its page; the choice is in the address, and Back leads to it', async ({
  page,
}) => {
  const origin = server.origin()
  await emptyFrames(page)
  await page.goto(`${origin}?path=/story/огляд-карта--page`)
  const shown = page.frameLocator('#storybook-preview-iframe')
  const links = shown.getByRole('link')
  // Only one route, the first, has no screen.
  await expect(shown.getByText('Лише веде далі')).toHaveCount(1, { timeout: 60_000 })
  // Stories that are not visible do not load; the keyboard moves the map to a card.
  await page.keyboard.press('Tab')
  await shown.getByRole('link', { name: /^\/create-workout / }).focus()
  await expect(shown.locator('iframe[title^="Чотири вправи в плані"]')).toHaveCount(1)
  expect(await shown.locator('iframe').count()).toBeLessThan(await links.count())

  const person = shown.getByRole('combobox', { name: 'Хто дивиться' })
  await person.selectOption('Клієнт')
  await expect(page).toHaveURL(/[?&]map=[^&]*client/)
  // Another page, which loads nothing of Storybook.
  await page.goto(`${origin}index.json`)
  await page.goBack()
  await expect(page).toHaveURL(/[?&]map=[^&]*client/)
  await expect(person).toHaveValue('client', { timeout: 60_000 })
})

test('a screen links to its stories and its components, and they link back', async ({ page }) => {
  const origin = server.origin()
  await emptyFrames(page)
  // The pages without Storybook's own frame, which takes long to load.
  const pageOf = (type: 'docs' | 'story', id: string): string =>
    `${origin}iframe.html?viewMode=${type}&id=${id}`
  await page.goto(pageOf('docs', 'тренер-календар--опис'))
  await expect(page.getByText('A row is 30 minutes and 48 px.')).toBeVisible({ timeout: 60_000 })
  const story = page.getByRole('link', { name: 'Звичайний тиждень' })
  const part = page.getByRole('link', { name: 'Порожнє місце' })
  await expect(page.getByRole('link', { name: '/schedules' })).toBeVisible()
  const [storyId = ''] = await ledTo(story, origin)
  const [partId = ''] = await ledTo(part, origin)
  // They open in Storybook itself, not in the page inside it.
  for (const link of [story, part]) await expect(link).toHaveAttribute('target', '_top')
  await page.goto(pageOf('docs', partId))
  const kit = page.getByRole('heading', { name: 'Порожнє місце', exact: true })
  await expect(kit).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Level of the heading: 2 if it is the whole')).toBeVisible()
  await expect(page.getByRole('link', { name: /\/calendar$/ })).toBeVisible()

  // The story is shown with its own data.
  await page.goto(pageOf('story', storyId))
  await expect(page.getByRole('heading', { level: 1, name: 'Календар' })).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText('Ганна Василенко').first()).toBeVisible()
})

test('the keyboard focus stays on the wall, from its first control to its last link, while frames load', async ({
  page,
}) => {
  const wall = 'iframe.html?viewMode=story&id=огляд-стіна--page'
  await page.goto(`${server.origin()}${wall}`)
  const choice = (name: string) => page.getByRole('combobox', { name })
  await choice('Область').selectOption('Вхід/Логін')
  await choice('Стан').selectOption('Помилка')
  await choice('Масштаб').selectOption('25 %')
  // Four frames a story.
  for (const name of ['320', 'Темний']) await page.getByRole('checkbox', { name }).check()
  // The elements that take the focus from this page: no frame may be among them.
  await page.evaluate(() => {
    const taken: string[] = []
    Object.assign(window, { taken })
    addEventListener('blur', () => taken.push(document.activeElement?.tagName ?? ''))
  })
  await choice('Область').focus()
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
  const frame = page.frameLocator('iframe[title^="Немає відповіді"]').first()
  await expect(frame.getByLabel('Телефон')).toHaveValue(/^\+380/, { timeout: 60_000 })
  expect(await page.evaluate(() => Reflect.get(window, 'taken'))).toEqual([])
})
