/**
 * Vite plugin: msw's worker script, served and built, with two changes. First, the worker stays
 * registered when its last page closes. msw's worker waits for the pending answers, which the
 * closed page cannot send any more, and unregisters itself. A page that opens meanwhile would use a
 * worker that is being removed. Second, the worker handles only API calls. msw's worker asks the
 * page about every file that the page loads, and then requests the file itself.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { minify, type Plugin } from 'vite'

import { WORKER_FILE } from '../worker-file.ts'

/** The code that unregisters the worker after its last page has closed. */
const LEAVING =
  /\n *\/\/ Await any pending requests from the closing client\.[\s\S]*?registration\.unregister\(\)\n *\}\n/

/** The line that receives each request. */
const FETCH = "addEventListener('fetch', function (event) {\n"
const onlyCalls = (prefix: string): string =>
  `  if (!new URL(event.request.url).pathname.startsWith('${prefix}')) return\n`

/** Returns the script. @throws if msw's script is not the expected one */
async function readScript(prefix: string): Promise<string> {
  const file = createRequire(import.meta.url).resolve(`msw/${WORKER_FILE}`)
  const script = await readFile(file, 'utf8')
  const staying = script.replace(LEAVING, '\n        pendingRequests.delete(clientId)\n')
  if (staying === script || staying.includes('unregister('))
    throw new Error('msw unregisters its worker in another way now')
  if (!staying.includes(FETCH)) throw new Error('msw listens to requests in another way now')
  return staying.replace(FETCH, `${FETCH}${onlyCalls(prefix)}`)
}

/** @param prefix the beginning of the path of all calls: `/v1/` */
export function workerScript(prefix: string): Plugin {
  return {
    name: 'mock:worker-script',
    configureServer({ middlewares }) {
      const script = readScript(prefix)
      middlewares.use(`/${WORKER_FILE}`, (_, response, next) => {
        response.setHeader('cache-control', 'no-cache')
        response.setHeader('content-type', 'text/javascript')
        script.then((text) => response.end(text), next)
      })
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      const { code } = await minify(WORKER_FILE, await readScript(prefix))
      this.emitFile({ type: 'asset', fileName: WORKER_FILE, source: code })
    },
  }
}
