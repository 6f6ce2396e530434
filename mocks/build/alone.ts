/**
 * The mock alone, as an HTTP server with the API, the control and the contract. `build-mock.ts`
 * builds it into one file, which `npm run mock` starts: [--port 8080] [--host] [--data FILE] [--log].
 * Only this machine can reach it, unless `--host` opens it to the network.
 */
import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'

import contract from '#openapi/contract.gen.json?raw'
import { plainContract } from '#openapi/generate/plain-contract.ts'

import { CORS, createHttpDoor } from '../engine/doors/http-door.ts'
import { maskedUrl } from '../engine/log.ts'
import type { MockServer } from '../engine/pipeline/pipeline.ts'
import { BadCommand, runCommand } from '../engine/run-command.ts'
import { SmallLog } from '../engine/small-log.ts'
import { newServer } from '../new-server.ts'
import { product } from '../pulse-product.ts'

/** The contract as a page: gzip, base64. */
declare const __CONTRACT_PAGE__: string

/** Returns the port, which may be any for 0. @throws if it is invalid or taken */
async function listen(server: Server, text: string, host: string | undefined): Promise<number> {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new BadCommand(`${text} is not a port: up to 65535`)
  try {
    server.listen(port, host)
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address ? address.port : port
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isTaken) throw error
    throw new BadCommand(`Port ${text} is taken: npm run mock -- --port ${port + 1}`)
  }
}

/** The server, and what ends it. */
async function serverWith(
  data: string | undefined,
): Promise<{ mock: MockServer; close?: () => Promise<void> }> {
  if (data === undefined) return { mock: await newServer() }
  const { openFileStore } = await import('../engine/file-store.ts')
  const store = await openFileStore(product, data)
  return { mock: { product, store, log: new SmallLog() }, close: () => store.close() }
}

interface Page {
  type: string
  headers?: OutgoingHttpHeaders
  text: (origin: string) => string | Promise<string>
}

/** Prints a line once the call is answered; its status is missing if the connection was lost. */
function logLine({ method, url = '' }: IncomingMessage, response: ServerResponse): void {
  const began = performance.now()
  const target = URL.parse(`http://mock${url}`)
  const path = target ? maskedUrl(target) : 'no address'
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : '---'
    const ms = Math.round(performance.now() - began)
    process.stdout.write(`${new Date().toISOString()} ${status} ${method} ${path} ${ms} ms\n`)
  })
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8080' },
      host: { type: 'boolean', default: false },
      data: { type: 'string' },
      log: { type: 'boolean', default: false },
    },
  })
  const { mock, close } = await serverWith(values.data)
  const door = createHttpDoor(mock)
  const pages: Record<string, Page> = {
    '/': {
      type: 'text/html',
      text: () => gunzipSync(Buffer.from(__CONTRACT_PAGE__, 'base64')).toString(),
    },
    '/contract.json': {
      type: 'application/json',
      // Editors and clients that are pages read it, too.
      headers: CORS,
      text: (origin) => plainContract(contract, origin),
    },
    '/health': {
      type: 'text/plain',
      // It waits for its turn, as a call does.
      text: () => mock.store.run(() => 'ok\n'),
    },
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (values.log) logLine(request, response)
    try {
      if (await door(request, response)) return
      const { method, url, headers } = request
      const page = pages[url?.split('?')[0] ?? '']
      if (page && (method === 'GET' || method === 'HEAD')) {
        const text = await page.text(`http://${headers.host}`)
        response.writeHead(200, {
          ...page.headers,
          'content-type': `${page.type}; charset=utf-8`,
          'cache-control': 'no-cache',
          'x-content-type-options': 'nosniff',
        })
        response.end(text)
        return
      }
      response.writeHead(404, { ...CORS, 'content-type': 'application/json' })
      const message = `The API is below ${product.prefix}, its contract at / and /contract.json`
      response.end(JSON.stringify({ code: 'not_found', message }))
    } catch (error) {
      console.error(error)
      response.destroy()
    }
  }

  const server = createServer((request, response) => void serve(request, response))
  const port = await listen(server, values.port, values.host ? undefined : '127.0.0.1')
  // As the first process of a container, it would not end by itself.
  const end = (): void => void Promise.resolve(close?.()).finally(() => process.exit())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  const reach = values.host ? ', open to the network' : ''
  process.stdout.write(`The mock: http://localhost:${port}${reach}\n`)
  return 0
})
