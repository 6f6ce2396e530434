import { existsSync } from 'node:fs'

import { build, type PluginOption, preview } from 'vite'

import { DEMO_BUILD, ROOT } from './paths.ts'

export interface DemoServer {
  origin: string
  close: () => Promise<void>
}

/** Serves the application with the built-in mock; builds it if there is no build yet. */
export async function serveDemo(port: number, plugins: PluginOption[] = []): Promise<DemoServer> {
  const outDir = process.env['E2E_BUILD'] ?? DEMO_BUILD
  if (!existsSync(`${outDir}/index.html`)) await buildDemo(outDir)
  return serveDemoOf(outDir, port, plugins)
}

/** Builds the application with the built-in mock. */
export const buildDemo = (outDir: string): Promise<unknown> =>
  build({ root: ROOT, mode: 'demo', logLevel: 'warn', build: { outDir, emptyOutDir: true } })

/** Serves such a build; port 0 chooses a free port. */
export async function serveDemoOf(
  outDir: string,
  port: number,
  plugins: PluginOption[] = [],
): Promise<DemoServer> {
  const server = await preview({
    root: ROOT,
    mode: 'demo',
    logLevel: 'warn',
    build: { outDir },
    plugins,
    preview: { port, host: 'localhost' },
  })
  const origin = server.resolvedUrls?.local[0]
  if (origin === undefined) throw new Error('The build is not served')
  return { origin, close: () => server.close() }
}
