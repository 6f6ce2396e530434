/**
 * What answers over HTTP: the mock in this process, and the contract as a page; each also as a Vite
 * plugin.
 */
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'

import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'

import { contractChecks } from '#mocks/engine/build/contract-plugin.ts'
import { contractPage } from '#openapi/docs/contract-page.ts'

import { CONTRACT_PAGE_PATH } from '../engine/contract-page-path.ts'
import { CONTRACT_FILE } from './contract-file.ts'
import { builtScenarios } from './scenarios-plugin.ts'

/** Answers a request of the API or of the control; returns false for any other. */
export type Door = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/**
 * Loads the mock's door with Vite's module runner, because it is TypeScript and imports virtual
 * modules.
 */
async function loadDoor({ environments }: ViteDevServer): Promise<Door> {
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

type Next = (error?: unknown) => void

/** Passes a request to a door, and to the next middleware if the door does not answer it. */
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

/** Vite plugin that opens the mock's door in the process of the dev or preview server. */
export function httpDoor(): Plugin {
  return {
    name: 'pulse:http-door',
    // Vite would answer a browser's preflight before the door, and only for pages of this machine.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configureServer(server) {
      server.middlewares.use(middleware(loadDoor(server)))
    },
    async configurePreviewServer(preview) {
      const { door, close } = await openDoor()
      preview.middlewares.use(middleware(Promise.resolve(door)))
      preview.httpServer.once('close', () => void close())
    },
  }
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
}

/**
 * Answers a GET or a HEAD of the contract's page; returns false for any other request. The page is
 * built at the first request, and again when the contract has changed.
 */
function contractPageDoor(): Door {
  let made: { contract: string; page: Promise<string> } | undefined
  const page = async (): Promise<string> => {
    const contract = await readFile(CONTRACT_FILE, 'utf8')
    if (made?.contract !== contract) made = { contract, page: contractPage(contract) }
    try {
      return await made.page
    } catch (error) {
      // The next request tries again.
      made = undefined
      throw error
    }
  }
  return async ({ method, url }, response) => {
    if ((method !== 'GET' && method !== 'HEAD') || url?.split('?')[0] !== CONTRACT_PAGE_PATH)
      return false
    const html = await page()
    response.writeHead(200, HEADERS).end(html)
    return true
  }
}

/** Vite plugin: serves the page on a dev server, too, because the panel links to it. */
export function servedContractPage(): Plugin {
  return {
    name: 'pulse:contract-page',
    configureServer({ middlewares }) {
      middlewares.use(middleware(Promise.resolve(contractPageDoor())))
    },
  }
}
