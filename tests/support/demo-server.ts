/** Serves a build of the application with the built-in mock. */
import { build, type Plugin, type PluginOption, preview } from 'vite'

import { DEMO_BUILD, ROOT } from './paths.ts'

export interface DemoServer {
  origin: string
  close: () => Promise<void>
}

/**
 * Vite's preview server compresses a file each time it is requested. For a page on the same machine
 * that saves nothing, and it took a thirtieth of the journeys' processor time.
 */
export const uncompressed: Plugin = {
  name: 'uncompressed',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      delete request.headers['accept-encoding']
      next()
    })
  },
}

/** Serves the build in E2E_BUILD, or builds the application and serves it. */
export async function serveDemo(
  plugins: PluginOption[] = [],
  outDir = DEMO_BUILD,
): Promise<DemoServer> {
  const given = process.env['E2E_BUILD']
  if (given === undefined)
    await build({
      root: ROOT,
      mode: 'demo',
      logLevel: 'warn',
      build: { outDir, emptyOutDir: true },
    })
  return serveDemoOf(given ?? outDir, 0, plugins)
}

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
