/** Serves the production build with the mock as its server, as `npm run mock` would answer it. */
import { preview } from 'vite'

import { httpDoor } from '#mocks/build/doors.ts'
import type { Control } from '#mocks/engine/control/control.ts'
import { remoteControl } from '#mocks/engine/control/remote-control.ts'

import { uncompressed } from './demo-server.ts'
import { PRODUCTION_BUILD, ROOT } from './paths.ts'

export interface ProductionServer {
  origin: string
  mock: Control
  close: () => Promise<void>
}

/** Serves the build in `outDir` at any free port. Stop it with `close`. */
export async function serveProduction(outDir = PRODUCTION_BUILD): Promise<ProductionServer> {
  const server = await preview({
    root: ROOT,
    logLevel: 'error',
    build: { outDir },
    plugins: [uncompressed, httpDoor()],
    preview: { port: 0, host: 'localhost' },
  })
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '')
  return { origin, mock: remoteControl(origin), close: () => server.close() }
}
