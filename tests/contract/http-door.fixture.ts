import { createServer as createHttpServer } from 'node:http'

import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite'

import { CONTRACT_FILE } from '#mocks/build/contract-file.ts'
import { httpDoor } from '#mocks/build/doors.ts'
import { builtScenarios } from '#mocks/build/scenarios-plugin.ts'
import { contractChecks } from '#mocks/engine/build/contract-plugin.ts'
import { ROOT } from '#tests/support/paths.ts'

import { openServer, type ServerUnderTest } from './server-under-test.ts'

interface Door {
  door: ServerUnderTest
  /** Changes the code of a user's view while the mock runs, like an edit of its file. */
  changeCode: (change: (code: string) => string) => void
  close: () => Promise<void>
}

/** Opens the mock's HTTP door at a free port. */
export async function openDoor(): Promise<Door> {
  let change = (code: string): string => code
  const changedCode: Plugin = {
    name: 'test:changed-code',
    transform: (code, id) =>
      id.endsWith('/mocks/rules/views/user-view.ts') ? change(code) : undefined,
  }
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [contractChecks(CONTRACT_FILE), builtScenarios(), httpDoor(), changedCode],
  })
  const http = createHttpServer(vite.middlewares).listen(0)
  const address = http.address()
  if (typeof address !== 'object' || address === null) throw new Error('The door has no port')
  return {
    door: await openServer(`http://localhost:${address.port}`),
    changeCode(next) {
      change = next
      const { ssr } = vite.environments
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('No module runner')
      ssr.moduleGraph.invalidateAll()
      ssr.runner.clearCache()
    },
    async close() {
      http.closeAllConnections()
      http.close()
      await vite.close()
    },
  }
}
