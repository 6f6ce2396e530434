/** Renders what a page shows before its code is there, when the app is built. */
import postcss from 'postcss'
import { createServer, minifySync } from 'vite'

/** The addresses whose whole screen is rendered. All others have a skeleton. */
const FORMS = new Set(['/login', '/register'])

/** What a page shows at its addresses. */
export interface FirstPaint {
  /** The theme's variables, and the rules in place of style attributes, which the page's policy forbids. */
  sheet: string
  /** Different markups, in `template` elements that have the document's title. */
  markups: string[]
  /** The place of its markup, by address. */
  places: Map<string, number>
}

/** What src/app/first-paint.tsx exports. */
interface Rendering {
  theme: () => string
  app: (address: string) => Promise<string>
  skeleton: (address: string) => Promise<string>
}

/** Renders the screens at these addresses with the components in src/app/first-paint.tsx. */
export async function renderFirstPaint(
  root: string,
  addresses: readonly string[],
): Promise<FirstPaint> {
  const server = await createServer({
    root,
    configFile: false,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    define: { __MOCKS__: '"none"' },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    // The router renders another tree on a server than in a browser, where this one is hydrated.
    ssr: {
      target: 'webworker',
      noExternal: [/@tanstack/],
      resolve: { conditions: ['browser', 'module', 'import', 'default'] },
    },
  })
  try {
    const module = await server.ssrLoadModule('/src/app/first-paint.tsx')
    const firstPaint: Rendering = module['firstPaint']
    const styles: string[] = []
    const template = (markup: string): string => {
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec(markup) ?? []
      const rest = markup
        .replace(/<title>.*?<\/title>/, '')
        .replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
          if (!styles.includes(style)) styles.push(style)
          return ` data-s="${styles.indexOf(style)}"`
        })
      return `<template title="${title}">${rest}</template>`
    }
    const markups: string[] = []
    const places = new Map<string, number>()
    for (const form of FORMS)
      if (!addresses.includes(form))
        throw new Error(`src/build/first-paint.ts names ${form}: no such route`)
    for (const address of addresses) {
      const isForm = FORMS.has(address)
      const markup = template(
        await (isForm ? firstPaint.app(address) : firstPaint.skeleton(address)),
      )
      if (!markups.includes(markup)) markups.push(markup)
      places.set(address, markups.indexOf(markup))
    }
    const rules = styles.map((style, at) => `[data-s="${at}"]{${style}}`)
    return { sheet: firstPaint.theme() + rules.join(''), markups, places }
  } finally {
    await server.close()
  }
}

/** The rules of style sheets that markups need, of classes that `first` does not have. */
export function rulesFor(
  markups: readonly string[],
  first: string,
  sheets: readonly string[],
): string {
  const names = markups.flatMap((markup) =>
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')),
  )
  const missing = new Set(names.filter((name) => !first.includes(`.${name}`)))
  const isNeeded = (selector: string): boolean =>
    [...missing].some((name) => selector.includes(`.${name}`))
  return sheets
    .map((sheet) => {
      const tree = postcss.parse(sheet, { from: undefined })
      tree.walkRules((rule) => void (isNeeded(rule.selector) || rule.remove()))
      tree.walkAtRules((rule) => void (rule.nodes?.length || rule.remove()))
      return tree.toString()
    })
    .join('')
}

/**
 * A style sheet without the variables of Mantine's colours that neither a rule nor our own code names.
 *
 * @param texts the other style sheets, and our modules
 */
export function withoutUnusedColours(sheet: string, texts: readonly string[]): string {
  const colours = new Set(
    [...sheet.matchAll(/--mantine-color-([a-z]+)-0:/g)].map(([, name = '']) => name),
  )
  const uses = texts.join('\n') + sheet.replaceAll(/--mantine-[\w-]+:[^;}]*/g, '')
  const unused = [...colours].filter(
    (name) => !new RegExp(`\\bcolor:["'\`]${name}["'\`.]|--mantine-color-${name}-`).test(uses),
  )
  return sheet.replaceAll(
    new RegExp(`--mantine-color-(?:${unused.join('|')})-[\\w-]+:[^;}]*;?`, 'g'),
    '',
  )
}

/** A style sheet without the variables of `:root` that it sets again, as our theme does with Mantine's. */
export function withoutReplaced(sheet: string): string {
  const tree = postcss.parse(sheet, { from: undefined })
  const last = new Map<string, postcss.Declaration>()
  tree.each((rule) => {
    if (rule.type !== 'rule' || !rule.selector.startsWith(':root')) return
    const selector = rule.selector.replaceAll(/["\s]/g, '')
    rule.walkDecls((declaration) => {
      const name = `${selector} ${declaration.prop}`
      last.get(name)?.remove()
      last.set(name, declaration)
    })
  })
  return tree.toString()
}

/** A script of a page. */
export const minified = (script: string): string =>
  // Browsers that are too old must be able to read the script that says so.
  minifySync('page.js', script, { module: false, compress: { target: 'es2015' } }).code
