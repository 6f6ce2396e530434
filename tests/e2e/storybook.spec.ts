/** The built Storybook, as designers open it. */
import axe, { type AxeResults } from 'axe-core'
import { type PreviewServer, preview } from 'vite'

import { AXE_OPTIONS } from '#storybook/axe.ts'

import { ROOT, STORYBOOK_BUILD } from '../support/paths.ts'
import { expect, test } from './steps/test.ts'

let server: PreviewServer
test.beforeAll(async () => {
  server = await preview({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: STORYBOOK_BUILD },
    preview: { host: 'localhost', port: 0 },
  })
})
test.afterAll(() => server.close())

interface StoryIndex {
  entries: Record<string, { id: string; title: string; name: string; tags: string[] }>
}

test('a screen is looked at on its own data, light and dark', async ({ page }) => {
  const origin = server.resolvedUrls?.local[0] ?? ''
  const { entries }: StoryIndex = await (await fetch(`${origin}index.json`)).json()
  const story = Object.values(entries).find(({ title }) => title === 'Тренер/База клієнтів')
  const shown = page.frameLocator('#storybook-preview-iframe')
  for (const scheme of ['light', 'dark']) {
    await page.goto(`${origin}?path=/story/${story?.id}&globals=scheme:${scheme}`)
    // Storybook itself loads first, then the whole application with its seeds.
    const heading = shown.getByRole('heading', { name: 'База клієнтів' })
    await expect(heading).toBeVisible({ timeout: 60_000 })
    await expect(shown.getByRole('link', { name: 'Ганна Василенко' })).toBeVisible()
    await expect(shown.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
  }
})

test('the toolbar puts another scenario and another person into a story', async ({ page }) => {
  const origin = server.resolvedUrls?.local[0] ?? ''
  const story = 'iframe.html?viewMode=story&id=тренер-база-клієнтів--default'
  await page.goto(`${origin}${story}&globals=scenario:empty`)
  await expect(page.getByText('Клієнтів ще немає')).toBeVisible({ timeout: 60_000 })
  await page.goto(`${origin}${story}&globals=persona:guest`)
  await expect(page.getByRole('heading', { name: 'Вхід' })).toBeVisible({ timeout: 60_000 })
})

test('the wall lists every story, and its frames are people of their own', async ({ page }) => {
  const origin = server.resolvedUrls?.local[0] ?? ''
  const { entries }: StoryIndex = await (await fetch(`${origin}index.json`)).json()
  await page.goto(`${origin}iframe.html?viewMode=story&id=огляд-стіна--whole`)
  // No frame comes alive while all are listed.
  await page.getByRole('checkbox', { name: '390' }).uncheck()
  await page.getByRole('combobox', { name: 'Стан' }).selectOption('Усі')
  const listed = await page
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const shown = Object.values(entries).filter(
    ({ title, tags }) => tags.includes('dev') && title !== 'Огляд/Стіна',
  )
  expect(listed.map((href) => new URL(href, origin).searchParams.get('path'))).toEqual(
    shown.map(({ id }) => `/story/${id}`),
  )
  // In one go: Storybook loads an axe of its own and puts it under the same name.
  const { violations }: AxeResults = await page.evaluate(
    `${axe.source}\nwindow.axe.run(document, ${JSON.stringify(AXE_OPTIONS)})`,
  )
  expect(violations.map(({ id }) => id)).toEqual([])

  await page.getByRole('combobox', { name: 'Область' }).selectOption('Налаштування')
  await page.getByRole('checkbox', { name: '390' }).check()
  const phoneOf = (story: string) =>
    page.frameLocator(`iframe[title^="${story},"]`).getByLabel('Телефон')
  for (const [story, phone] of [
    ['Тренер', '+380 50 111 22 33'],
    ['Клієнт без тарифного плану', '+380 67 111 22 33'],
    ['Тренер', '+380 50 111 22 33'],
  ] as const)
    await expect(phoneOf(story)).toHaveValue(phone, { timeout: 60_000 })
})

test('the map leads to the stories of each route', async ({ page }) => {
  const origin = server.resolvedUrls?.local[0] ?? ''
  const { entries }: StoryIndex = await (await fetch(`${origin}index.json`)).json()
  await page.goto(`${origin}iframe.html?viewMode=story&id=огляд-карта--page`)
  const links = page.getByRole('link')
  await expect(links.first()).toBeVisible({ timeout: 60_000 })
  // Of all routes the first one at most shows nothing of its own.
  expect(await page.getByText('Лише веде далі').count()).toBeLessThanOrEqual(1)
  for (const link of await links.all()) {
    const href = new URL((await link.getAttribute('href')) ?? '', origin)
    expect(entries).toHaveProperty([href.searchParams.get('path')?.replace('/story/', '') ?? ''])
  }
})
