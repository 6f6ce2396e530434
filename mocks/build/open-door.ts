/**
 * Loads the mock's HTTP door with Vite's module runner, because the door is TypeScript and imports
 * virtual modules.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'

import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'

import { contractChecks } from '#mocks/engine/build/contract-plugin.ts'

import { CONTRACT_FILE } from './contract-file.ts'
import { builtScenarios } from './scenarios-plugin.ts'

/** Answers a request of the API or of the control; returns false for any other. */
export type Door = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

export async function loadDoor({ environments }: ViteDevServer): Promise<Door> {
  const environment = environments['ssr']
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('No module runner')
  const { runner } = environment
  const load = () => runner.import<typeof import('../server.ts')>('/mocks/server.ts')
  let module = await load()
  const server = await module.newServer()
  let door = module.openDoorTo(server)
  return async (request, response) => {
    const newest = await load()
    if (newest !== module) {
      // The code has changed while the dev server runs; the mock keeps its state.
      module = newest
      door = module.openDoorTo(server)
    }
    return door(request, response)
  }
}

/** Opens a door without a dev server; `close` stops the loader of its modules. */
export async function openDoor(): Promise<{ door: Door; close: () => Promise<void> }> {
  const loader = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    plugins: [contractChecks(CONTRACT_FILE), builtScenarios()],
    logLevel: 'error',
    // It serves no page, and must not touch the cache that a dev server keeps for its pages.
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    cacheDir: 'node_modules/.cache/http-door',
  })
  return { door: await loadDoor(loader), close: () => loader.close() }
}
