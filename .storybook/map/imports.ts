/** The direct and indirect imports of a file. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const IMPORT = /(?:from|import\()\s*'((?:#src|\.{1,2})\/[^']+\.tsx?)'/g

/** The menus are on every screen, so their links are left out. */
const IN_EVERY_SCREEN =
  /^src\/(?:frame\/(?:Shell|Overlays|Root|navigation)|app\/(?:router|route-tree))/

const sources = new Map<string, string>()

export function sourceOf(file: string): string {
  const known = sources.get(file) ?? readFileSync(file, 'utf8')
  sources.set(file, known)
  return known
}

const imports = new Map<string, string[]>()

/** The files of ours that a file imports directly. */
export function importsOf(file: string): string[] {
  const known = imports.get(file) ?? readImports(file)
  imports.set(file, known)
  return known
}

function readImports(file: string): string[] {
  return [...sourceOf(file).matchAll(IMPORT)]
    .map(([, name = '']) =>
      normalize(name.startsWith('#') ? name.slice(1) : join(dirname(file), name)),
    )
    .filter(
      (name) => existsSync(name) && !name.startsWith('src/routes/') && !IN_EVERY_SCREEN.test(name),
    )
}

const closures = new Map<string, string[]>()

/** The file and all its direct and indirect imports, each once. */
export function closureOf(file: string): string[] {
  const found = new Set([file])
  if (!closures.has(file))
    for (const one of found) for (const name of importsOf(one)) found.add(name)
  const closure = closures.get(file) ?? [...found]
  closures.set(file, closure)
  return closure
}

/** The same, but only what is reached without these files. */
export function closureWithout(file: string, leftOut: ReadonlySet<string>): string[] {
  const found = new Set([file])
  for (const one of found)
    for (const name of importsOf(one)) if (!leftOut.has(name)) found.add(name)
  return [...found]
}

/** The component that renders every overlay which any screen can open. */
const OVERLAYS = 'src/frame/Overlays.tsx'

/** The files that open an overlay: `src/ui/overlays/overlay-atoms.ts`. */
const OPENERS = importsOf(OVERLAYS).filter((name) => name.startsWith('src/ui/overlays/'))

/** The components of these overlays. */
const PARTS = importsOf(OVERLAYS).filter((name) => name.startsWith('src/features/'))

/** The files of every dialog that a file can open over its screen. */
export function openedBy(file: string): string[] {
  const openers = new Set(OPENERS.filter((name) => closureOf(file).includes(name)))
  return PARTS.filter((part) => importsOf(part).some((name) => openers.has(name))).flatMap(
    closureOf,
  )
}
