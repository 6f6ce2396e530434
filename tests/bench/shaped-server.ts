/**
 * Serves a build as a static host would (docs/hosting.md), including gzip, at the speed of a
 * connection; counts the bytes.
 */
import { readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

import { listening } from '#tests/support/listening.ts'

/** A request and its answer: when the last byte was sent, by `Date.now()`. */
interface Sent {
  isScript: boolean
  bytes: number
  done: number
}

export interface ShapedServer {
  origin: string
  sent: Sent[]
  /** False while what is not measured goes at full speed. */
  isSlow: boolean
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
const COMPRESSED = new Set(['.png', '.woff2'])

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** `api` answers requests that are not for a file of the build, if it accepts them. */
export async function serveShaped(
  build: string,
  api?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>,
): Promise<ShapedServer> {
  const bodies = new Map<string, Buffer>()
  let lineFree = 0

  function bodyOf(file: string): Buffer {
    const read = readFileSync(file)
    return COMPRESSED.has(extname(file)) ? read : gzipSync(read, { level: 9 })
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const one: Sent = { isScript: false, bytes: 0, done: Infinity }
    shaped.sent.push(one)
    if (shaped.isSlow) await wait(LATENCY)
    if (await api?.(request, response)) {
      one.done = Date.now()
      return
    }
    const named = join(build, pathname)
    const file = isFile(named) ? named : join(build, 'index.html')
    const type = extname(file)
    const body = bodies.get(file) ?? bodyOf(file)
    bodies.set(file, body)
    one.isScript = type === '.js'
    one.bytes = body.length
    if (shaped.isSlow) {
      lineFree = Math.max(lineFree, Date.now()) + body.length / BYTES_PER_MS
      await wait(lineFree - Date.now())
    }
    const isLasting = pathname.startsWith('/assets/')
    response.writeHead(200, {
      'content-type': TYPES[type] ?? 'application/octet-stream',
      'cache-control': isLasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(!COMPRESSED.has(type) && { 'content-encoding': 'gzip' }),
    })
    response.end(body)
    one.done = Date.now()
  }

  const server = createServer((request, response) => {
    // A page may abort a call while it is being answered.
    answer(request, response).catch(() => response.destroy())
  })
  const shaped: ShapedServer = {
    origin: await listening(server),
    sent: [],
    isSlow: true,
    close: () => server.closeAllConnections(),
  }
  return shaped
}
