/** Vite plugin that opens the mock's HTTP door in the dev or preview server's own process. */
import type { IncomingMessage, ServerResponse } from 'node:http'

import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'

type Door = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** The mock is TypeScript over virtual modules: Vite's own runner loads it. */
async function loadDoor({ environments }: ViteDevServer): Promise<Door> {
  const environment = environments['ssr']
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('No module runner')
  const module = await environment.runner.import<typeof import('../server.ts')>('/mocks/server.ts')
  return module.createHttpDoor()
}

type Next = (error?: unknown) => void

const middleware =
  (opened: Promise<Door>) =>
  async (request: IncomingMessage, response: ServerResponse, next: Next): Promise<void> => {
    try {
      const door = await opened
      if (!(await door(request, response))) next()
    } catch (error) {
      next(error)
    }
  }

export function httpDoor(): Plugin {
  return {
    name: 'pulse:http-door',
    // Vite would answer a browser's preflight before the door, and only to pages of this machine.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configureServer(server) {
      server.middlewares.use(middleware(loadDoor(server)))
    },
    async configurePreviewServer(preview) {
      const loader = await createServer({
        configFile: preview.config.configFile ?? false,
        mode: 'loader',
        server: { middlewareMode: true, hmr: false, ws: false },
        appType: 'custom',
        // It serves no page, and must leave alone what a dev server keeps ready for its pages.
        optimizeDeps: { noDiscovery: true },
        cacheDir: 'node_modules/.cache/http-door',
      })
      preview.middlewares.use(middleware(loadDoor(loader)))
      preview.httpServer.once('close', () => void loader.close())
    },
  }
}
