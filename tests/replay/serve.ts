/** Serves the present code of the application, with the mock inside. */
import { build, preview } from 'vite'

import { ROOT } from '#tests/support/paths.ts'

/** Not the tests' build, which may be of older code. */
const OWN_BUILD = `${ROOT}node_modules/.cache/build-replay`

export async function serveBuild(): Promise<{ origin: string; close: () => Promise<void> }> {
  const outDir = process.env['E2E_BUILD'] ?? OWN_BUILD
  if (outDir === OWN_BUILD)
    await build({
      root: ROOT,
      mode: 'demo',
      logLevel: 'warn',
      build: { outDir, emptyOutDir: true },
    })
  const server = await preview({
    root: ROOT,
    mode: 'demo',
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, host: 'localhost' },
  })
  const origin = server.resolvedUrls?.local[0]
  if (origin === undefined) throw new Error('The build is not served')
  return { origin, close: () => server.close() }
}
