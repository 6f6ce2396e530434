/**
 * Vite plugin for the first screen: the shell of index.html paints at once, and the screen's code
 * loads in parallel.
 */
import type { Plugin, Rolldown } from 'vite'

import { type Early, startEarly } from './early-script.ts'

const PAGE = 'skip=0&limit=100'
const WEEK = 'start_date={monday}&end_date={sunday}'

/**
 * The files in src/routes of the screens at which people usually arrive, and what a coach reads
 * there first. A call that differs from the application's own would be made twice, which
 * tests/e2e/first-reads.spec.ts checks.
 */
const ARRIVALS: Record<string, readonly string[]> = {
  '_auth/login': [],
  '_auth/register': [],
  '_shell/_coach/dashboard': [
    `/v1/coaches/{me}/sessions?start_date={today}&end_date={today}&${PAGE}`,
  ],
  '_shell/_coach/calendar': [
    `/v1/coaches/{me}/time_slots?${WEEK}`,
    `/v1/coaches/{me}/sessions?${WEEK}&${PAGE}`,
  ],
  '_shell/_coach/client-baze': [`/v1/coaches/{me}/clients?${PAGE}`],
}

/**
 * The address of a route's file, so that the build fails if a listed address is renamed. Segments
 * that begin with an underscore are not part of it.
 */
const addressOf = (route: string): string =>
  route
    .split('/')
    .filter((segment) => !segment.startsWith('_'))
    .map((segment) => `/${segment}`)
    .join('')

/** The module with a route's screen. The login's is a part of the app's own file. */
const screenOf = (route: string): string =>
  `/src/routes/${route}.tsx${route === '_auth/login' ? '' : '?'}`

const FRAME = [screenOf('_shell/route'), '/src/api/client.ts']

const modulesOf = (route: string): string[] => [
  ...(route.startsWith('_shell/') ? FRAME : []),
  screenOf(route),
]

/** The modules that answer the first reads in a build with the mock inside. */
const MOCK = [
  '/mocks/start.ts',
  '/mocks/engine/doors/worker-door.ts',
  '/mocks/page-store.ts',
  '/mocks/handlers/users.ts',
  '/mocks/handlers/coaches.ts',
  'virtual:contract/first',
]

/**
 * The files of a chunk with everything that it imports, style sheets included, except those that
 * the page requests anyway.
 */
function filesOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  html: string,
): string[] {
  const files = new Set<string>()
  const add = (fileName: string): void => {
    const found = bundle[fileName]
    if (!found || files.has(fileName) || html.includes(fileName)) return
    files.add(fileName)
    if (found.type !== 'chunk') return
    for (const css of found.viteMetadata?.importedCss ?? []) if (!html.includes(css)) files.add(css)
    for (const imported of found.imports) add(imported)
  }
  add(chunk.fileName)
  return [...files]
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

/**
 * @param api the server's origin, '' for the page's own; null if a mock inside the page answers
 * @param readsFirst whether a coach's first reads are sent before the application has loaded
 */
export function firstPaint({
  api,
  readsFirst,
}: Pick<Early, 'api'> & { readsFirst: boolean }): Plugin {
  return {
    name: 'pulse:first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const filesBehind = (modules: readonly string[]): string[] => {
          const found = modules.flatMap((module) => {
            const chunk = chunks.find(({ moduleIds }) =>
              moduleIds.some((id) => id.includes(module)),
            )
            // Fails the build: a file that was moved would silently lose its preload.
            if (!chunk) throw new Error(`src/build/first-paint.ts names ${module}: no such module`)
            return filesOf(chunk, bundle, html)
          })
          return [...new Set(found)]
        }
        const files = Object.fromEntries(
          Object.keys(ARRIVALS).map((route) => [addressOf(route), filesBehind(modulesOf(route))]),
        )
        const reads = Object.fromEntries(
          Object.entries(ARRIVALS).map(([route, calls]) => [addressOf(route), calls]),
        )
        const early: Early = {
          api,
          files,
          mock: api === null ? filesBehind(MOCK) : [],
          reads: readsFirst ? reads : {},
        }
        const script = `    <script>(${startEarly.toString()})(${JSON.stringify(early)})</script>\n`
        return withInlineSheet(html, bundle).replace('  </head>', `${script}  </head>`)
      },
    },
  }
}
