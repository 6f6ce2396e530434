/** The guards that layouts of routes call, and where they redirect. */
import ts from 'typescript'

import { PERSON_IDS, type Person } from './areas.ts'
import { sourceOf } from './imports.ts'
import { linksIn } from './links-in-code.ts'
import { treeOf } from './resolve-address.ts'

export interface Guard {
  /** The function in `src/frame/guards.ts`. */
  name: string
  /** The addresses to which it redirects people whom it keeps out. */
  to: string[]
  keepsOut: Person[]
}

/** Whom a guard redirects, by its conditions: `isSignedIn(…)`, `me.role !== 'coach'`. */
export function keptOutBy(guard: ts.Node): Person[] {
  const roles: string[] = []
  let asksForToken = false
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'isSignedIn') asksForToken = true
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.ExclamationEqualsEqualsToken &&
      node.left.getText().endsWith('.role') &&
      ts.isStringLiteral(node.right)
    )
      roles.push(node.right.text)
    ts.forEachChild(node, visit)
  }
  visit(guard)
  return PERSON_IDS.filter((person) =>
    person === 'guest' ? asksForToken || roles.length > 0 : roles.some((role) => role !== person),
  )
}

export const GUARDS: Guard[] = treeOf('src/frame/guards.ts')
  .statements.filter(ts.isFunctionDeclaration)
  .map((guard) => ({
    name: guard.name?.text ?? '',
    to: [...new Set(linksIn(guard).redirects)],
    keepsOut: keptOutBy(guard),
  }))

/** The names of the guards that a file calls. */
export const guardsIn = (file: string): string[] =>
  GUARDS.map(({ name }) => name).filter((name) => sourceOf(file).includes(`${name}(`))
