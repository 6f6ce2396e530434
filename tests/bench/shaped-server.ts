/**
 * Serves a build as a static host would, including gzip, at the speed of a connection; counts the
 * bytes.
 */
import { readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

import { listening } from '#tests/support/listening.ts'

/** A request and its answer: when the last byte was sent, by `Date.now()`. */
interface Sent {
  kind: 'js' | 'css' | 'other'
  bytes: number
  done: number
}

export interface ShapedServer {
  origin: string
  sent: Sent[]
  close: () => void
}

/** Slow 4G. */
const LATENCY = 562
const BYTES_PER_MS = 1.44e6 / 8 / 1000

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** `api` answers requests that are not for a file of the build, if it accepts them. */
export async function serveShaped(
  build: string,
  api?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>,
): Promise<ShapedServer> {
  const sent: Sent[] = []
  let lineFree = 0

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const one: Sent = { kind: 'other', bytes: 0, done: Infinity }
    sent.push(one)
    await wait(LATENCY)
    if (await api?.(request, response)) {
      one.done = Date.now()
      return
    }
    const named = join(build, pathname)
    const file = isFile(named) ? named : join(build, 'index.html')
    const type = extname(file)
    const body = ['.png', '.woff2'].includes(type)
      ? readFileSync(file)
      : gzipSync(readFileSync(file), { level: 9 })
    one.kind = type === '.js' ? 'js' : type === '.css' ? 'css' : 'other'
    one.bytes = body.length
    const ready = Math.max(lineFree, Date.now()) + body.length / BYTES_PER_MS
    lineFree = ready
    await wait(ready - Date.now())
    response.writeHead(200, {
      'content-type': TYPES[type] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
      ...(type !== '.png' && type !== '.woff2' && { 'content-encoding': 'gzip' }),
    })
    response.end(body)
    one.done = Date.now()
  }

  const server = createServer((request, response) => {
    // A page may abort a call while it is being answered.
    answer(request, response).catch(() => response.destroy())
  })
  return { origin: await listening(server), sent, close: () => server.closeAllConnections() }
}
