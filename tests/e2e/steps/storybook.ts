/** The built Storybook, on a plain file server. */
import type { Locator } from '@playwright/test'
import { type PreviewServer, preview } from 'vite'

import { ROOT, STORYBOOK_BUILD } from '../../support/paths.ts'
import { expect, test } from './test.ts'

export interface StoryIndex {
  entries: Record<string, { id: string; title: string; name: string; type: string; tags: string[] }>
}

/** Serves it during the tests of a file. */
export function storybook(): { origin: () => string } {
  let server: PreviewServer | undefined
  test.beforeAll(async () => {
    server = await preview({
      root: ROOT,
      configFile: false,
      logLevel: 'warn',
      build: { outDir: STORYBOOK_BUILD },
      preview: { host: 'localhost', port: 0 },
    })
  })
  test.afterAll(() => server?.close())
  return { origin: () => server?.resolvedUrls?.local[0] ?? '' }
}

/**
 * Removes the frames of a page, which a journey is about to leave: a story whose files are no longer
 * received reports an error on the console.
 */
export const removeFrames = (root: Locator): Promise<void> =>
  root.evaluate((page) => page.querySelectorAll('iframe').forEach((frame) => frame.remove()))

/** Waits until every visible frame has played its story, for a journey that leaves by a press. */
export async function framesLoaded(root: Locator): Promise<void> {
  // A frame begins to load when the browser has rendered the page at its new scroll position.
  await root.evaluate(async () => {
    for (let rendered = 0; rendered < 3; rendered += 1)
      await new Promise((done) => requestAnimationFrame(done))
  })
  await expect(root.locator('iframe[aria-busy="true"]')).toHaveCount(0, { timeout: 60_000 })
}
