/** The cost of the searches, and with `npm run bench -- --growth` how it grows with the lists. */
import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Browser } from 'playwright'

import type { Door } from '#mocks/build/doors.ts'

import { firstLoad } from './first-load.ts'
import type { ShapedServer } from './shaped-server.ts'
import { typing } from './typing.ts'

/** The two lists that grow with the work, and how long they become. */
const LISTS = [
  {
    name: 'clients',
    lengths: [100, 1000, 10_000],
    api: /\/v1\/coaches\/[^/]+\/clients$/,
    path: '/client-baze',
    shows: 'main article',
    text: 'олена',
  },
  {
    name: 'exercises',
    lengths: [215, 2000],
    api: /\/v1\/programs\/exercises$/,
    path: '/select-exercise',
    shows: 'main input[type=checkbox]',
    text: 'присід',
  },
]

/** Wraps a door: its lists end at the length that `cutTo` sets, also when they are read in pages. */
export function cutDoor(door: Door): { door: Door; cutTo: (length: number) => void } {
  let length = Number.POSITIVE_INFINITY
  const cut = (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (!LISTS.some(({ api }) => api.test(url.pathname))) return door(request, response)
    const left = length - Number(url.searchParams.get('skip') ?? 0)
    if (left <= 0) {
      response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
      return Promise.resolve(true)
    }
    const limit = Math.min(left, Number(url.searchParams.get('limit') ?? 100))
    url.searchParams.set('limit', String(limit))
    request.url = url.pathname + url.search
    return door(request, response)
  }
  return { door: cut, cutTo: (next) => (length = next) }
}

/** A row for each length of each list, or for the longest. */
export async function searchTable(
  browser: Browser,
  server: ShapedServer,
  {
    cutTo,
    session,
    lengths: wanted,
  }: { cutTo: (length: number) => void; session: string; lengths: 'longest' | 'all' },
): Promise<Record<string, object>> {
  const rows: Record<string, object> = {}
  for (const { name, lengths, api, path, shows, text } of LISTS)
    for (const length of wanted === 'all' ? lengths : lengths.slice(-1)) {
      cutTo(length)
      const load = await firstLoad(browser, server, { path, shows, session })
      const pages = load.waterfall.filter((one) => api.test(one.path))
      const search = await typing(browser, server.origin, { path, session, shows, text })
      rows[`${length.toLocaleString('en')} ${name}`] = {
        'first rows ms': Math.round(load.visible),
        'whole list ms': Math.round(Math.max(...pages.map(({ done }) => done))),
        'script ms a key': Math.round(search.script.median),
        'worst key': Math.round(search.script.worst),
        'all work ms a key': Math.round(search.task.median),
        'when over': Math.round(search.over),
        'heap MB': search.heap.toFixed(1),
        elements: search.nodes,
      }
    }
  cutTo(Number.POSITIVE_INFINITY)
  return rows
}
