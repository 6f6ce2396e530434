/**
 * `npm run mock [-- --port 8080] [--host]`: the mock alone as an HTTP server: the API, its control, and its
 * contract as a page; nothing else. Only this machine reaches it, unless `--host` opens it to the network.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { parseArgs } from 'node:util'

import { contractPageDoor } from './build/contract-page.ts'
import { openDoor } from './build/open-door.ts'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '8080' }, host: { type: 'boolean', default: false } },
})

const { door } = await openDoor()
const page = contractPageDoor('/')

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    if ((await door(request, response)) || (await page(request, response))) return
    response.writeHead(404).end('The API is below /v1/, its contract at /\n')
  } catch (error) {
    console.error(error)
    response.destroy()
  }
}

const server = createServer((request, response) => void serve(request, response))
server.listen(Number(values.port), values.host ? undefined : '127.0.0.1')
await once(server, 'listening')
const reach = values.host ? ', open to the network' : ''
process.stdout.write(`The mock: http://localhost:${values.port}${reach}\n`)
