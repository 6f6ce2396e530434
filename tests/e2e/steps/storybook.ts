/** The built Storybook, on a plain file server. */
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
