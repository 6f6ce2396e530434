/** Vite plugin for the first screen: index.html's shell paints at once, the screen's code comes in parallel. */
import type { Plugin, Rolldown } from 'vite'

/** The addresses that people arrive at, and the route files that show there. */
const ARRIVALS: Record<string, readonly string[]> = {
  '/login': ['_auth/route', '_auth/login'],
  '/register': ['_auth/route', '_auth/register'],
  '/dashboard': [
    '_protected/route',
    '_protected/_shell/route',
    '_protected/_shell/_coach/dashboard',
  ],
  '/calendar': ['_protected/route', '_protected/_shell/route', '_protected/_shell/_coach/calendar'],
}

/**
 * Asks for the code of the screen that the address (or, signed out, /login) shows before the app itself
 * is there, and with `api` for the profile too, which `src/api/first-call.ts` then takes.
 */
const preloader = (files: Record<string, string[]>, api: string | null): string => `
      {
        let token
        try {
          token = JSON.parse(localStorage.getItem('auth-storage')).token
        } catch {}
        const signedIn = typeof token === 'string'
        const api = ${JSON.stringify(api)}
        if (api !== null && signedIn) {
          const url = (api || location.origin) + '/v1/users/me'
          const answer = fetch(url, { headers: { authorization: 'Bearer ' + token } })
          answer.catch(() => {})
          window.firstCall = { url, token, answer }
        }
        const files = ${JSON.stringify(files)}
        const path = location.pathname === '/' ? '/dashboard' : location.pathname
        const known = path === '/login' || path === '/register' || signedIn
        for (const file of files[known ? path : '/login'] || []) {
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

/** `api` is the server's origin, '' for the page's own; null where a mock inside the page answers. */
export function firstPaint(api: string | null): Plugin {
  return {
    name: 'pulse:first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const chunkOf = (route: string): Rolldown.OutputChunk | undefined =>
          chunks.find(({ moduleIds }) =>
            moduleIds.some((id) => id.includes(`/src/routes/${route}.tsx?`)),
          )
        const files = Object.entries(ARRIVALS).map(([path, routes]) => {
          const needed = routes.flatMap((route) => {
            const chunk = chunkOf(route)
            return chunk ? filesOf(chunk, bundle, html) : []
          })
          return [path, [...new Set(needed)]]
        })
        // The libraries' sheet goes first. Both stay in the head: the sheets of later screens are added
        // there, and must come after them; what Mantine writes inside the app's root wins over all.
        const sheets = (html.match(/^ *<link rel="stylesheet"[^>]*>\n/gm) ?? []).toSorted(
          (one, other) => Number(other.includes('vendor')) - Number(one.includes('vendor')),
        )
        const script = `    <script>${preloader(Object.fromEntries(files), api)}</script>\n`
        return sheets
          .reduce((page, sheet) => page.replace(sheet, ''), html)
          .replace('  </head>', `${sheets.join('')}${script}  </head>`)
      },
    },
  }
}
