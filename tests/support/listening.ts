import { once } from 'node:events'
import type { Server } from 'node:http'

/** Starts a server for this machine only, on a free port; returns its address. */
export async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('There is no port')
  return `http://localhost:${address.port}`
}
