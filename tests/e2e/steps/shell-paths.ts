/** The addresses in the shell that have no parameter, from the files of their routes. */
import { globSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from '#tests/support/paths.ts'

export type Persona = 'guest' | 'client' | 'coach'

const SHELL = '_shell'

/** A path without the segments that the address omits. */
type Named<Path> = Path extends `_coach/${infer Rest}`
  ? Named<Rest>
  : Path extends `${infer Name}/`
    ? Name
    : Path

/** The address of such a route by its id; `never` for any other route. */
export type ShellAddress<Id> = Id extends `/${typeof SHELL}/${infer Path}`
  ? Path extends `${string}$${string}`
    ? never
    : `/${Named<Path>}`
  : never

/** The files of these routes. */
const SHELL_FILES = globSync('**/*.tsx', { cwd: join(ROOT, 'src/routes', SHELL) })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('$') && !file.endsWith('route.tsx'))

/** The addresses that the guards allow a person to open. */
export const shellPaths = (as: Persona): string[] =>
  SHELL_FILES.filter((file) => as === 'coach' || (as === 'client' && !file.startsWith('_coach/')))
    .map((file) => file.replace(/\.tsx$/, '').split(/[./]/))
    .map((names) => `/${names.filter((name) => name !== '_coach' && name !== 'index').join('/')}`)
