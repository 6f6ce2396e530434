import { build, type PluginOption, preview } from 'vite'

import { DEMO_BUILD, ROOT } from './paths.ts'
import { uncompressed } from './uncompressed.ts'

export interface DemoServer {
  origin: string
  close: () => Promise<void>
}

/** Serves the build in E2E_BUILD, or builds the application with the built-in mock and serves it. */
export async function serveDemo(plugins: PluginOption[] = []): Promise<DemoServer> {
  const given = process.env['E2E_BUILD']
  if (given === undefined) await buildDemo(DEMO_BUILD)
  return serveDemoOf(given ?? DEMO_BUILD, 0, plugins)
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
    plugins: [uncompressed, ...plugins],
    preview: { port, strictPort: port !== 0, host: 'localhost' },
  })
  const origin = server.resolvedUrls?.local[0]
  if (origin === undefined) throw new Error('The build is not served')
  return { origin, close: () => server.close() }
}
