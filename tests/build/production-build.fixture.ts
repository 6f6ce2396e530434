/** The builds of the app, for the tests of what they contain. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import type { Arrivals } from '#src/build/arrive.ts'

import { build as make } from '../support/builds.ts'
import { DEMO_BUILD, PRODUCTION_BUILD } from '../support/paths.ts'

const FOLDERS = { production: PRODUCTION_BUILD, demo: DEMO_BUILD }

/** The folder of a build without a mock, or with it (`demo`). Builds, unless the suite has just done so. */
export async function buildApp(mode: keyof typeof FOLDERS): Promise<string> {
  const folder = FOLDERS[mode]
  if (process.env['BUILT'] === undefined && !(await make(mode, folder)))
    throw new Error(`No build: ${mode}`)
  return folder
}

/** The text of all its scripts, style sheets, pages and JSON files. */
export function textOf(build: string): string {
  return readdirSync(build, { recursive: true, encoding: 'utf8' })
    .map((name) => join(build, name))
    .filter((path) => statSync(path).isFile() && /\.(js|css|html|json)$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
}

/** What the page of a build knows of its routes (src/build/arrivals.ts). */
function arrivalsOf(build: string): { page: string; arrivals: Arrivals } {
  const page = readFileSync(join(build, 'index.html'), 'utf8')
  const [, known = ''] = /<script type="application\/json">(.*?)<\/script>/.exec(page) ?? []
  return { page, arrivals: JSON.parse(known) }
}

/** The addresses of all routes, as regular expressions. */
export const pathsOf = (build: string): string[] =>
  arrivalsOf(build).arrivals.routes.map(({ path }) => path)

/**
 * The files that a route loads before its screen is shown: the page's script, and those that the
 * page lists for it, including those of a mock.
 */
export function firstFiles(build: string, path: string): string[] {
  const { page, arrivals } = arrivalsOf(build)
  const [, script = ''] = /<script[^>]* src="\/([^"]+)"/.exec(page) ?? []
  const places = arrivals.routes.find((route) => route.path === path)?.files ?? []
  return [script, ...[...places, ...arrivals.mock].map((place) => arrivals.files[place] ?? '')]
}

type Manifest = Record<string, { file: string; imports?: string[] }>

const manifestOf = (build: string): Manifest =>
  JSON.parse(readFileSync(join(build, '.vite/manifest.json'), 'utf8'))

/** The files of a module and of all its imports, without those in `known`. */
export function withImports(
  build: string,
  module: RegExp | string,
  known = new Set<string>(),
): Set<string> {
  const manifest = manifestOf(build)
  const isIt = (name: string): boolean =>
    typeof module === 'string' ? name === module : module.test(name)
  const names = new Set([Object.keys(manifest).find(isIt) ?? ''])
  // Files added here are visited as well.
  for (const name of names) for (const next of manifest[name]?.imports ?? []) names.add(next)
  const files = [...names].map((name) => manifest[name]?.file ?? `no ${String(module)}`)
  return new Set(files.filter((file) => !known.has(file)))
}

/** Gzip KB of scripts of a build. */
export const kilobytesOf = (build: string, scripts: Iterable<string>): number =>
  [...scripts]
    .map((name) => gzipSync(readFileSync(join(build, name)), { level: 9 }).length)
    .reduce((total, one) => total + one, 0) / 1024
