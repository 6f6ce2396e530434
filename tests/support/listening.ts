import { once } from 'node:events'
import type { Server } from 'node:http'

/** Opens a server to this machine, on a port that is free; gives its address. */
export async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('There is no port')
  return `http://localhost:${address.port}`
}
