/** What the oldest browsers (docs/hosting.md «Browsers») do not have, by the data of MDN. */
import { readFileSync } from 'node:fs'

import { ROOT } from './paths.ts'

const OLDEST = { safari_ios: 16.4, chrome: 117, firefox: 121 }
type BrowserName = keyof typeof OLDEST
export const BROWSERS: BrowserName[] = ['safari_ios', 'chrome', 'firefox']

interface Support {
  version_added: string | boolean | null
  version_removed?: string
  flags?: unknown[]
  prefix?: string
  alternative_name?: string
}
interface Compat {
  support: Partial<Record<BrowserName, Support | Support[]>>
}
/** A feature of MDN's data with its parts. */
export interface Feature {
  compat: Compat | undefined
  parts: Record<string, Feature>
}

type Stored = { __compat?: Compat } & { [name: string]: Stored }

const read = ({ __compat, ...parts }: Stored): Feature => ({
  compat: __compat,
  parts: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, read(part)])),
})

const data: Record<'api' | 'css' | 'javascript', Stored> = JSON.parse(
  readFileSync(`${ROOT}node_modules/@mdn/browser-compat-data/data.json`, 'utf8'),
)

/** The part of a feature at a path of names; one without parts if there is none. */
export const partOf = (feature: Feature, ...path: string[]): Feature =>
  path.reduce((at, name) => at.parts[name] ?? { compat: undefined, parts: {} }, feature)

export const css = read(data.css)
const interfaces = [read(data.api), partOf(read(data.javascript), 'builtins')]

/** Whether a browser does not have a feature, or only with one of other prefixes than these. */
export function lacks(browser: BrowserName, { compat }: Feature, prefixes: string[] = []): boolean {
  const support = compat?.support[browser]
  if (support === undefined) return false
  return ![support].flat().some((one) => {
    const since = Number.parseFloat(String(one.version_added).replace('≤', ''))
    const until = Number.parseFloat(one.version_removed ?? 'Infinity')
    const isIn = since <= OLDEST[browser] && OLDEST[browser] < until
    const isPlain = !one.flags && one.alternative_name === undefined
    return isIn && isPlain && (one.prefix === undefined || prefixes.includes(one.prefix))
  })
}

/** Objects, and the members of each: of what it constructs, and its own, most with `_static` behind. */
const objects = interfaces.flatMap(({ parts }) => Object.entries(parts))
const members = objects.flatMap(([owner, { parts }]) =>
  Object.entries(parts).map(([name, part]) => ({ owner, name, part })),
)

/**
 * The objects and members that a browser does not have; an object has no `owner`. Without Trusted
 * Types, since Chromium would refuse what only they can allow.
 */
export const lackingIn = (browser: BrowserName): [owner: string, name: string][] =>
  [
    ...members
      .filter(({ part }) => lacks(browser, part))
      .flatMap(({ owner, name }) => [
        { owner, name },
        ...(owner === 'Window' ? [{ owner: '', name }] : []),
      ]),
    ...objects
      .filter(([, object]) => lacks(browser, object))
      .map(([name]) => ({ owner: '', name })),
  ]
    .filter((one) => !/trusted/i.test(one.owner + one.name))
    .map(({ owner, name }) => [owner, name])

/** Deletes from a page what a browser does not have. It is sent to the page as text. */
export function takeAway(lacking: readonly (readonly [owner: string, name: string])[]): void {
  for (const [owner, name] of lacking) {
    const object: unknown = owner === '' ? globalThis : Reflect.get(globalThis, owner)
    Reflect.deleteProperty(Object(object), name.replace(/_static$/, ''))
    Reflect.deleteProperty(Object(Object(object).prototype), name)
  }
}

/** Whether scripts define a member of this name themselves, as a library does, or a polyfill. */
const defines = (scripts: string, name: string): boolean =>
  new RegExp(
    String.raw`\b${name.replace('.', String.raw`\.`)}(?:\?\?=|=(?!=)|:|\([^()]*\)\{)`,
  ).test(scripts)

/**
 * What scripts call that a browser does not have: `Map.groupBy`, `new CloseWatcher`, and `.at` for a
 * member of any object, if no object has a member of this name.
 */
export function callsWithout(browser: BrowserName, scripts: string): string[] {
  const found = (pattern: RegExp): Set<string> =>
    new Set([...scripts.matchAll(pattern)].map(([, name = '']) => name))
  const called = found(/\.([A-Za-z]\w*)\(/g)
  const ofObjects = found(/\b([A-Z]\w*\.\w+)\(/g)
  const made = found(/\bnew ([A-Z]\w+)\b/g)
  const named = members.map(({ name, ...rest }) => ({
    ...rest,
    name: name.replace(/_static$/, ''),
  }))
  const known = new Set(named.filter(({ part }) => !lacks(browser, part)).map(({ name }) => name))
  const absent = named
    .filter(({ part }) => lacks(browser, part))
    .flatMap(({ owner, name }) => {
      const full = `${owner}.${name}`
      if (ofObjects.has(full)) return defines(scripts, full) ? [] : [full]
      return called.has(name) && !known.has(name) && !defines(scripts, name) ? [`.${name}`] : []
    })
  const classes = objects.filter(([name, object]) => made.has(name) && lacks(browser, object))
  return [...absent, ...classes.map(([name]) => `new ${name}`)]
}

/**
 * What style sheets use that a browser does not have: `text-wrap: pretty`, `light-dark()`, `:open`.
 * What has the prefix of an engine is for that engine.
 */
export function stylesWithout(browser: BrowserName, sheets: string): string[] {
  const isAbsent = (path: string[], prefixes?: string[]): boolean =>
    lacks(browser, partOf(css, ...path), prefixes)
  const properties = [...sheets.matchAll(/[{;]([a-z][a-z-]*):([^;{}]+)(?=[;}])/g)].flatMap(
    ([, name = '', value = '']) => {
      const prefixes = ['-webkit-', '-moz-'].filter((one) => sheets.includes(`${one}${name}:`))
      if (isAbsent(['properties', name], prefixes)) return [name]
      return (value.match(/[a-z][\w-]*/g) ?? [])
        .filter((word) => isAbsent(['properties', name, word], prefixes))
        .map((word) => `${name}: ${word}`)
    },
  )
  /** The preludes of rules: selectors and conditions. */
  const preludes = (sheets.match(/[^{};]+\{/g) ?? []).join('\n')
  const parts = (
    [
      ['at-rules', sheets, /@([a-z]+[a-z-]*)/g, (name) => `@${name}`],
      ['at-rules.media', preludes, /\(([a-z]+[a-z-]*)[:)]/g, (name) => `@media ${name}`],
      ['selectors', preludes, /:([a-z]+[a-z-]*)/g, (name) => `:${name}`],
      ['types.length', sheets, /\d([a-z]+)\b/g, (name) => `1${name}`],
      ['types', sheets, /(?<![\w-])([a-z]+[a-z-]*)\(/g, (name) => `${name}()`],
      ['types.color', sheets, /(?<![\w-])([a-z]+[a-z-]*)\(/g, (name) => `${name}()`],
    ] satisfies [string, string, RegExp, (name: string) => string][]
  ).flatMap(([kind, text, pattern, named]) =>
    [...text.matchAll(pattern)]
      .filter(([, name = '']) => isAbsent([...kind.split('.'), name]))
      .map(([, name = '']) => named(name)),
  )
  return [...properties, ...parts]
}
