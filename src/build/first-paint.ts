/** Vite plugin for the first screen: index.html's shell paints at once, the screen's code comes in parallel. */
import type { Plugin, Rolldown } from 'vite'

const route = (name: string): string => `/src/routes/${name}.tsx?`
const FRAME = [route('_protected/_shell/route'), '/src/api/client.ts']

/** The addresses that people arrive at, and the modules that show there; the login is part of the app itself. */
const ARRIVALS: Record<string, readonly string[]> = {
  '/login': [],
  '/register': [route('_auth/register')],
  '/dashboard': [...FRAME, route('_protected/_shell/_coach/dashboard')],
  '/calendar': [...FRAME, route('_protected/_shell/_coach/calendar')],
}

/** What answers the calls of a build that has its mock inside. */
const MOCK = ['/mocks/start.ts', '/mocks/engine/browser.ts', '/mocks/engine/indexed-db-store.ts']

/**
 * Asks for the code of the screen that the address (or, signed out, /login) shows before the app itself
 * is there, and with `api` for the profile too, which `src/api/session/first-call.ts` then takes.
 */
const preloader = (files: Record<string, string[]>, mock: string[], api: string | null): string => `
      {
        let token
        try {
          token = JSON.parse(localStorage.getItem('auth-storage')).token
        } catch {}
        const api = ${JSON.stringify(api)}
        const persona = api === null && /[?&]as=c/.test(location.search)
        const signedIn = persona || typeof token === 'string'
        if (api !== null && signedIn) {
          const url = (api || location.origin) + '/v1/users/me'
          const answer = fetch(url, { headers: { authorization: 'Bearer ' + token } })
          answer.catch(() => {})
          window.firstCall = { url, token, answer }
        }
        const files = ${JSON.stringify(files)}
        const path = location.pathname === '/' ? '/dashboard' : location.pathname
        const known = path === '/login' || path === '/register' || signedIn
        for (const file of [...(files[known ? path : '/login'] || []), ...${JSON.stringify(mock)}]) {
          const link = document.createElement('link')
          link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
          if (link.rel === 'preload') link.as = 'style'
          link.crossOrigin = ''
          link.href = '/' + file
          document.head.append(link)
        }
      }
    `

/** The files of a chunk with all that it imports, style sheets included, that the page does not ask for anyway. */
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
 * The first sheet as a part of the page: requested by a link it would delay the first paint. It stays
 * in the head, before the sheets of later screens; the link, disabled and so never requested, says
 * their loader that this one is here.
 */
const withInlineSheet = (html: string, bundle: Rolldown.OutputBundle): string =>
  html.replaceAll(/<link rel="stylesheet"[^>]*href="\/([^"]*)">/g, (link, file: string) => {
    const sheet = bundle[file]
    if (sheet?.type !== 'asset') return link
    return `<style>${sheet.source.toString()}</style>${link.replace('>', ' disabled>')}`
  })

/** `api` is the server's origin, '' for the page's own; null where a mock inside the page answers. */
export function firstPaint(api: string | null): Plugin {
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
            // A file that was moved would lose its preload, and nobody would notice.
            if (!chunk) throw new Error(`src/build/first-paint.ts names ${module}: no such module`)
            return filesOf(chunk, bundle, html)
          })
          return [...new Set(found)]
        }
        const files = Object.fromEntries(
          Object.entries(ARRIVALS).map(([path, modules]) => [path, filesBehind(modules)]),
        )
        const script = `    <script>${preloader(files, api === null ? filesBehind(MOCK) : [], api)}</script>\n`
        return withInlineSheet(html, bundle).replace('  </head>', `${script}  </head>`)
      },
    },
  }
}
