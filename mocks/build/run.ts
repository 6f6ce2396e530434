/**
 * `npm run mock [-- --port 8080] [--host]`: the mock alone, as an HTTP server with the API, the
 * control, the contract page, and the contract for other tools at `/contract.json`. Only this machine can reach it, unless `--host` opens it to
 * the network.
 */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { parseArgs } from 'node:util'

import { plainContract } from '#openapi/generate/plain-contract.ts'

import { BadCommand, runCommand } from '../engine/run-command.ts'
import { CONTRACT_FILE } from './contract-file.ts'
import { contractPageDoor, openDoor } from './doors.ts'

/** @throws if the port is invalid or taken */
async function listen(server: Server, text: string, host: string | undefined): Promise<void> {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new BadCommand(`${text} is not a port: up to 65535`)
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isTaken) throw error
    throw new BadCommand(`Port ${text} is taken: npm run mock -- --port ${port + 1}`)
  }
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8080' },
      host: { type: 'boolean', default: false },
    },
  })
  const server = createServer()
  // The port first: the mock takes seconds to load, and a bad port is reported at once.
  await listen(server, values.port, values.host ? undefined : '127.0.0.1')
  const opening = openDoor()
  const page = contractPageDoor('/')

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const { door } = await opening
      if (request.url === '/contract.json') {
        const origin = `http://${request.headers.host ?? `localhost:${values.port}`}`
        response.writeHead(200, {
          'content-type': 'application/json',
          // Editors and clients that are pages read it, too.
          'access-control-allow-origin': '*',
        })
        response.end(plainContract(await readFile(CONTRACT_FILE, 'utf8'), origin))
        return
      }
      if ((await door(request, response)) || (await page(request, response))) return
      response.writeHead(404).end('The API is below /v1/, its contract at / and /contract.json\n')
    } catch (error) {
      console.error(error)
      response.destroy()
    }
  }

  server.on('request', (request, response) => void serve(request, response))
  try {
    await opening
  } catch (error) {
    server.close()
    server.closeAllConnections()
    throw error
  }
  const reach = values.host ? ', open to the network' : ''
  process.stdout.write(`The mock: http://localhost:${values.port}${reach}\n`)
  return 0
})
