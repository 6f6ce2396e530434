/** Redirects in the code of routes, and the guards that layouts of routes call. */
import { sourceOf } from './imports.ts'

export interface Guard {
  /** The function in `src/frame/guards.ts`. */
  name: string
  /** Where it redirects the people whom it keeps out. */
  to: string[]
}

const REDIRECT = /\bredirect\(\{ (?:to: '(?<to>[^']+)'|\.\.\.homeOf\()/g

/** `homeOf` redirects clients alone here: a coach may enter every screen that calls it. */
const HOMES = [
  ...sourceOf('src/domain/home.ts').matchAll(/^(?!.*'coach').*\bto: '(?<to>[^']+)'/gm),
].map(({ groups }) => groups?.['to'] ?? '')

/** The targets of the redirects in a piece of code, each once. */
export const redirectsIn = (code: string): string[] => [
  ...new Set([...code.matchAll(REDIRECT)].flatMap(({ groups }) => groups?.['to'] ?? HOMES)),
]

export const GUARDS: Guard[] = sourceOf('src/frame/guards.ts')
  .split(/^export (?:async )?function /m)
  .slice(1)
  .map((code) => ({ name: /^\w+/.exec(code)?.[0] ?? '', to: redirectsIn(code) }))

/** The names of the guards that a file calls. */
export const guardsIn = (file: string): string[] =>
  GUARDS.map(({ name }) => name).filter((name) => sourceOf(file).includes(`${name}(`))
