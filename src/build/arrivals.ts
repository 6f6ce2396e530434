/**
 * Vite plugin: how a page shows its first screen (docs/performance.md «Arrivals»).
 *
 * The page that is built has a script (`arrive.ts`) that knows the files and the first reads of every
 * route. It requests those of the address at once, while the app's code is still loading; the calls
 * take the answers (src/api/client.ts). The files are found in the bundle; what a route reads is said
 * here.
 */
import type { Plugin, Rolldown } from 'vite'

import type { FileRouteTypes } from '#src/app/route-tree.gen.ts'

import { arrive, type Arrivals } from './arrive.ts'

type Address = FileRouteTypes['to']

const PAGE = 'skip=0&limit=100'
const WEEK = 'start_date={monday}&end_date={sunday}'
const SESSION = '/v1/calendar/sessions/{id}'
const ME = '/v1/users/me'

/**
 * What a screen reads first, after the own profile if it is for signed-in people: paths with `{id}`,
 * the id in the address, and `{it}`, the id in the answer to the first read; with `{monday}` and
 * `{sunday}` of this week, `{today}` in Kyiv, and `{today+12}`, twelve months later. What follows
 * `coach ` is read by coaches only. A call that differs from the application's own would be made
 * twice, which tests/e2e/first-reads.spec.ts checks.
 */
const READS: Partial<Record<Address, readonly string[]>> = {
  '/coach/$id': ['/v1/users/{id}', `/v1/coaches/{it}/time_slots?${WEEK}`],
  '/dashboard': [`coach /v1/coaches/{it}/sessions?start_date={today}&end_date={today}&${PAGE}`],
  '/calendar': [
    `coach /v1/coaches/{it}/time_slots?${WEEK}`,
    `coach /v1/coaches/{it}/sessions?${WEEK}&${PAGE}`,
  ],
  '/client-baze': [
    `coach /v1/coaches/{it}/clients?${PAGE}`,
    `coach /v1/coaches/{it}/sessions?start_date={today}&end_date={today+1}&${PAGE}`,
  ],
  '/client/$clientId': [
    'coach /v1/users/{id}',
    `/v1/clients/{id}/sessions?start_date={today}&end_date={today+12}&${PAGE}`,
    `/v1/clients/{id}/sessions?start_date={today-1}&end_date={today}&${PAGE}`,
    '/v1/clients/{id}/measurements',
  ],
  '/session/$sessionId': [SESSION],
  '/session/$sessionId/edit': [SESSION],
}

/** The modules that answer the first reads in a build with the mock inside. */
const MOCK = [
  '/mocks/start.ts',
  '/mocks/engine/doors/worker-door.ts',
  '/mocks/page-store.ts',
  '/mocks/handlers/users.ts',
  '/mocks/handlers/coaches.ts',
  'virtual:contract/first',
]

/** The route of a file in src/routes, by the id of a module with a part of it. */
const routeOf = (id: string): string | undefined => /\/src\/routes\/(.+)\.tsx(?:\?|$)/.exec(id)?.[1]

/** The address of a route's file: segments that begin with an underscore are not part of it. */
const addressOf = (route: string): string =>
  `/${route
    .split(/[/.]/)
    .filter((segment) => !segment.startsWith('_') && segment !== 'index')
    .join('/')}`

/** An address as a regular expression, whose group is the id. */
const patternOf = (address: string): string => address.replaceAll(/\$\w+/g, '([^/]+)')

/** A route's file and those of the frames around it. */
const withFrames = (route: string): string[] => {
  const folders = route.split('/').slice(0, -1)
  return [...folders.map((_, at) => [...folders.slice(0, at + 1), 'route'].join('/')), route]
}

/**
 * The first style sheet, inlined: as a link it would delay the first paint. It stays in the head,
 * before the sheets of later screens. The link is disabled, so it is never requested; the
 * loader of the other sheets finds it, and does not load this sheet again.
 */
const withInlineSheet = (html: string, bundle: Rolldown.OutputBundle): string =>
  html.replaceAll(/<link rel="stylesheet"[^>]*href="\/([^"]*)">/g, (link, file: string) => {
    const sheet = bundle[file]
    if (sheet?.type !== 'asset') return link
    return `<style>${sheet.source.toString()}</style>${link.replace('>', ' disabled>')}`
  })

/** What the page's script knows of the routes of a bundle. */
function routesIn(
  bundle: Rolldown.OutputBundle,
  html: string,
  hasMock: boolean,
): Pick<Arrivals, 'files' | 'routes' | 'mock'> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const files: string[] = []
  /**
   * The places in `files` of the chunks with such a module, and of all that they import, style sheets
   * included; without those that the page requests itself.
   */
  const placesOf = (isIt: (id: string) => boolean): number[] => {
    const names = new Set<string>()
    const add = (name: string): void => {
      const output = bundle[name]
      if (!output || names.has(name) || html.includes(name)) return
      names.add(name)
      if (output.type !== 'chunk') return
      for (const next of [...(output.viteMetadata?.importedCss ?? []), ...output.imports]) add(next)
    }
    for (const { fileName, moduleIds } of chunks) if (moduleIds.some(isIt)) add(fileName)
    return [...names].map((name) => {
      if (!files.includes(name)) files.push(name)
      return files.indexOf(name)
    })
  }

  const screens = new Set(chunks.flatMap(({ moduleIds }) => moduleIds.map(routeOf)))
  const reads: Record<string, readonly string[] | undefined> = READS
  const routes = [...screens]
    .filter((route) => route !== undefined)
    .filter((route) => !/(?:^|\/)(?:route|__root)$/.test(route))
    .map((route) => {
      const address = addressOf(route)
      // The screens before signing in, and the public ones.
      const isOpen = /^_(?:auth|public)\//.test(route)
      const needed = withFrames(route)
      return {
        path: patternOf(address),
        files: placesOf((id) => needed.includes(routeOf(id) ?? '')),
        reads: [...(isOpen ? [] : [ME]), ...(reads[address] ?? [])],
        isOpen,
      }
    })
  // Fails the build: the screen would silently read late, or the mock load late.
  for (const address of Object.keys(READS))
    if (!routes.some(({ path }) => path === patternOf(address)))
      throw new Error(`src/build/arrivals.ts names ${address}: no such route`)
  const mockFiles = (module: string): number[] => {
    const places = placesOf((id) => id.includes(module))
    if (places.length === 0)
      throw new Error(`src/build/arrivals.ts names ${module}: no such module`)
    return places
  }
  return { files, routes, mock: hasMock ? [...new Set(MOCK.flatMap(mockFiles))] : [] }
}

/**
 * @param api the server's origin, '' for the page's own; null if a mock inside the page answers
 * @param readsFirst whether the first reads are sent before the application has loaded
 */
export function arrivals(options: Pick<Arrivals, 'api' | 'readsFirst'>): Plugin {
  return {
    name: 'pulse:arrivals',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const known = { ...options, ...routesIn(bundle, html, options.api === null) }
        const script = `    <script>(${arrive.toString()})(${JSON.stringify(known)})</script>\n`
        // A function: the script's own signs of a regular expression mean something in a text.
        return withInlineSheet(html, bundle).replace('  </head>', () => `${script}  </head>`)
      },
    },
  }
}
