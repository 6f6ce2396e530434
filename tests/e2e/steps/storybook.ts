/** The built Storybook, on a plain file server. */
import type { Page } from '@playwright/test'
import { type PreviewServer, preview } from 'vite'

import { ROOT, STORYBOOK_BUILD } from '../../support/paths.ts'
import { test } from './test.ts'

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
 * Makes the frames of stories empty, for a journey through the pages around them: each would load the
 * application.
 */
export const emptyFrames = (page: Page): Promise<unknown> =>
  page.route(/iframe\.html\?.*steps:state/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      // Says that it is over, as a story does: the next frame waits for that.
      body: `<script>parent.postMessage('"storyFinished"', '*')</script>`,
    }),
  )
