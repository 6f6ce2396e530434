/** The guards that layouts of routes call, and where they redirect. */
import ts from 'typescript'

import { sourceOf } from './imports.ts'
import { linksIn } from './links-in-code.ts'
import { treeOf } from './resolve-address.ts'

export interface Guard {
  /** The function in `src/frame/guards.ts`. */
  name: string
  /** The addresses to which it redirects people whom it keeps out. */
  to: string[]
}

export const GUARDS: Guard[] = treeOf('src/frame/guards.ts')
  .statements.filter(ts.isFunctionDeclaration)
  .map((guard) => ({ name: guard.name?.text ?? '', to: [...new Set(linksIn(guard).redirects)] }))

/** The names of the guards that a file calls. */
export const guardsIn = (file: string): string[] =>
  GUARDS.map(({ name }) => name).filter((name) => sourceOf(file).includes(`${name}(`))
