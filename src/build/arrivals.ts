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

import { arrive, type Arrivals, show } from './arrive.ts'
import {
  type FirstPaint,
  minified,
  renderFirstPaint,
  rulesFor,
  withoutReplaced,
  withoutUnusedColours,
} from './first-paint.ts'

type Address = FileRouteTypes['to']

const PAGE = 'skip=0&limit=100'
const WEEK = 'start_date={monday}&end_date={sunday}'
const SESSION = '/v1/calendar/sessions/{id}'

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

/** A route's file and those of the frames around it. */
const withFrames = (route: string): string[] => {
  const folders = route.split('/').slice(0, -1)
  return [...folders.map((_, at) => [...folders.slice(0, at + 1), 'route'].join('/')), route]
}

/** The addresses of the routes in a bundle, those without an id first, and whether everyone may open them. */
function routesIn(chunks: readonly Rolldown.OutputChunk[]) {
  const found = new Set(chunks.flatMap(({ moduleIds }) => moduleIds.map(routeOf)))
  const routes = [...found]
    .filter((route) => route !== undefined)
    .filter((route) => !/(?:^|\/)(?:route|__root)$/.test(route))
    .map((route) => ({
      route,
      address: addressOf(route),
      isOpen: /^_(?:auth|public)\//.test(route),
    }))
    .toSorted((a, b) => Number(a.address.includes('$')) - Number(b.address.includes('$')))
  // Fails the build: the screen would silently read late.
  for (const address of Object.keys(READS))
    if (!routes.some((route) => route.address === address))
      throw new Error(`src/build/arrivals.ts names ${address}: no such route`)
  return routes
}

/** What the page's script knows of the routes of a bundle. */
function filesIn(
  bundle: Rolldown.OutputBundle,
  html: string,
  found: ReturnType<typeof routesIn>,
  paint: FirstPaint,
  hasMock: boolean,
): Pick<Arrivals, 'files' | 'routes' | 'mock'> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const files: string[] = []
  const placeOf = (name: string): number => {
    if (!files.includes(name)) files.push(name)
    return files.indexOf(name)
  }
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
    return [...names].map(placeOf)
  }

  const reads: Record<string, readonly string[] | undefined> = READS
  // After the code: the text of a screen is first drawn when they are there, and does not shift.
  const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'))
  const routes = found.map(({ route, address, isOpen }) => {
    const needed = withFrames(route)
    return {
      path: address.replaceAll(/\$\w+/g, '([^/]+)'),
      files: [...placesOf((id) => needed.includes(routeOf(id) ?? '')), ...fonts.map(placeOf)],
      ...(address in reads && { reads: reads[address] }),
      ...(isOpen && { isOpen }),
      paint: paint.places.get(address) ?? -1,
    }
  })
  const mockFiles = (module: string): number[] => {
    const places = placesOf((id) => id.includes(module))
    if (places.length === 0)
      throw new Error(`src/build/arrivals.ts names ${module}: no such module`)
    return places
  }
  return { files, routes, mock: hasMock ? [...new Set(MOCK.flatMap(mockFiles))] : [] }
}

/**
 * The page with its own style sheet in place of the link, which would delay the first paint, and with
 * that of the frame, which would be a request of nearly every screen. The sheets stay in the head,
 * before those of later screens. The links are disabled, so they are never requested; the loader of
 * the other sheets finds them, and does not load these again.
 */
function withSheets(html: string, bundle: Rolldown.OutputBundle, paint: FirstPaint): string {
  const outputs = Object.values(bundle)
  const chunks = outputs.filter((output) => output.type === 'chunk')
  const frame = chunks.find(({ name }) => name === 'frame')
  const sheets = new Map<string, string>()
  for (const output of outputs)
    if (output.type === 'asset' && output.fileName.endsWith('.css'))
      sheets.set(output.fileName, output.source.toString())
  const taken = (file: string): string => {
    const sheet = sheets.get(file) ?? ''
    sheets.delete(file)
    return sheet
  }
  const texts = chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .map(([id, { code }]) => (id.includes('node_modules') ? '' : (code ?? '')))
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]*)">/, (link, file: string) => {
    const files = [file, ...(frame?.viteMetadata?.importedCss ?? [])]
    const first = files.map(taken).join('')
    const others = [...sheets.values()]
    const own = withoutUnusedColours(first, [...texts, ...others])
    const rules = rulesFor(paint.markups, first, others)
    const sheet = withoutReplaced(own + rules + paint.sheet)
    const links = files.map((one) => link.replace(file, one).replace('>', ' disabled>'))
    return `<style data-theme>${sheet}</style>${links.join('')}`
  })
}

/**
 * @param api the server's origin, '' for the page's own; null if a mock inside the page answers
 * @param readsFirst whether the first reads are sent before the application has loaded
 */
export function arrivals(options: Pick<Arrivals, 'api' | 'readsFirst'>): Plugin {
  let root = ''
  return {
    name: 'pulse:arrivals',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const routes = routesIn(chunks)
        const paint = await renderFirstPaint(
          root,
          routes.map(({ address }) => address),
        )
        const page = withSheets(html, bundle, paint)
        const known: Arrivals = {
          ...options,
          ...filesIn(bundle, page, routes, paint, options.api === null),
        }
        const data = `<script type="application/json">${JSON.stringify(known)}</script>`
        const script = `<script>${minified(`(${arrive.toString()})(${show.toString()})`)}</script>`
        return (
          page
            .replaceAll(
              /<script>([\s\S]*?)<\/script>/g,
              (_, code: string) => `<script>${minified(code)}</script>`,
            )
            // A function: the script's own signs of a regular expression mean something in a text.
            .replace('</body>', () => `${paint.markups.join('')}${data}${script}</body>`)
        )
      },
    },
  }
}
