/** The built Storybook, as designers open it. */
import { type PreviewServer, preview } from 'vite'

import { ROOT, STORYBOOK_BUILD } from '../support/paths.ts'
import { expect, test } from './test.ts'

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
  entries: Record<string, { id: string; title: string; name: string }>
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
