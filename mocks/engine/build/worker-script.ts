/**
 * Vite plugin: msw's worker script, served and built. It is changed in two things. The worker stays when its
 * last page closes: msw's unregisters itself then, which a page that opens at that moment cannot wait out
 * (it talks to a worker on its way out), and it waits for answers that a closed page can no longer give.
 * And it takes only the calls: msw's asks the page about every file that the page loads, and sends it there
 * a second time.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { minify, type Plugin } from 'vite'

const NAME = 'mockServiceWorker.js'

/** From where a page's closing is noted to where its confirmation begins. */
const LEAVING =
  /\n *\/\/ Await any pending requests from the closing client\.[\s\S]*?registration\.unregister\(\)\n *\}\n/

/** Where a request comes in. */
const FETCH = "addEventListener('fetch', function (event) {\n"
const onlyCalls = (prefix: string): string =>
  `  if (!new URL(event.request.url).pathname.startsWith('${prefix}')) return\n`

/** The script. @throws when msw's is not what this changes */
async function readScript(prefix: string): Promise<string> {
  const file = createRequire(import.meta.url).resolve(`msw/${NAME}`)
  const script = await readFile(file, 'utf8')
  const staying = script.replace(LEAVING, '\n        pendingRequests.delete(clientId)\n')
  if (staying === script || staying.includes('unregister('))
    throw new Error('msw unregisters its worker in another way now')
  if (!staying.includes(FETCH)) throw new Error('msw listens to requests in another way now')
  return staying.replace(FETCH, `${FETCH}${onlyCalls(prefix)}`)
}

/** @param prefix the path that all calls begin with: `/v1/` */
export function workerScript(prefix: string): Plugin {
  return {
    name: 'mock:worker-script',
    configureServer({ middlewares }) {
      const script = readScript(prefix)
      middlewares.use(`/${NAME}`, (_, response, next) => {
        response.setHeader('cache-control', 'no-cache')
        response.setHeader('content-type', 'text/javascript')
        script.then((text) => response.end(text), next)
      })
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      const { code } = await minify(NAME, await readScript(prefix))
      this.emitFile({ type: 'asset', fileName: NAME, source: code })
    },
  }
}
