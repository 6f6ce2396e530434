/** Finds a file's links, and the expressions whose target cannot be determined. */
import ts from 'typescript'

import { addressesOf, returnedBy, treeOf } from './resolve-address.ts'

export interface CodeLinks {
  /** The addresses of its links and of its calls that navigate. */
  links: string[]
  /** The addresses of its redirects. */
  redirects: string[]
  /** The expressions whose addresses cannot be determined from the code. */
  unknown: string[]
}

/**
 * Files that navigate to an address given by another file, each with a note of where it comes from.
 * A test checks that each entry is still necessary.
 */
export const PASSED_ON: Record<string, string> = {
  'src/ui/Screen.tsx': 'the attribute `back` of each screen',
  'src/ui/hooks/use-back-closes.ts': 'the address of the page itself',
  'src/draft/use-unsaved-guard.tsx': 'the link that was pressed before the question',
  'src/features/dashboard/FirstSteps.tsx': 'the objects of its `firstSteps`',
  'src/frame/Shell.tsx': 'the menus, which are on every screen',
}

const LEADING_ATTRIBUTES = new Set(['to', 'back'])
const LEADING_CALL = /\b(?:history\.(?:push|replace)|location\.(?:assign|replace))$/

/** A property of an object, by its name: `to: x`, or `to` alone. */
function propertyOf(object: ts.Node | undefined, name: string): ts.Expression | undefined {
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined
  for (const one of object.properties) {
    if (one.name?.getText() !== name) continue
    if (ts.isPropertyAssignment(one)) return one.initializer
    if (ts.isShorthandPropertyAssignment(one)) return one.name
  }
  return undefined
}

/** The expression of an attribute: `to="/x"`, `to={x}`. */
function expressionOf({ initializer }: ts.JsxAttribute): ts.Expression | undefined {
  if (!initializer) return undefined
  return ts.isJsxExpression(initializer) ? initializer.expression : initializer
}

/** The expressions that give an element's link target. */
function leadingOf({ tagName, attributes }: ts.JsxOpeningLikeElement): ts.Expression[] {
  const own = attributes.properties.filter(ts.isJsxAttribute)
  const to = own.filter(({ name }) => LEADING_ATTRIBUTES.has(name.getText()))
  // A link without `to` or `back` gets it from the attributes that it spreads.
  if (to.length === 0 && tagName.getText() === 'Link')
    return attributes.properties
      .filter(ts.isJsxSpreadAttribute)
      .map(({ expression }) => expression)
      .filter((expression) => expression.getText() !== 'props')
  return to.flatMap((attribute) => expressionOf(attribute) ?? [])
}

/**
 * The target of an object that describes a link. An object with a `from` is a period of dates,
 * although it has a `to`.
 */
const targetIn = (object: ts.Node): ts.Expression | undefined =>
  propertyOf(object, 'from') ? undefined : propertyOf(object, 'to')

/** Only for a coach: `if (me.role === 'coach') …`. */
const isOfCoach = (node: ts.Node): boolean =>
  ts.isIfStatement(node) && node.expression.getText() === "me.role === 'coach'"

/**
 * The targets of a redirect to a person's first screen. Only clients are redirected: a coach may
 * enter every screen that calls `homeOf`.
 */
export const HOMES: string[] = treeOf('src/domain/home.ts')
  .statements.filter(ts.isFunctionDeclaration)
  .filter(({ name }) => name?.text === 'homeOf')
  .flatMap((homeOf) => returnedBy(homeOf, isOfCoach))
  .flatMap((expression) => addressesOf(expression) ?? [])

/** The links of a piece of code. */
export function linksIn(code: ts.Node): CodeLinks {
  const found: CodeLinks = { links: [], redirects: [], unknown: [] }
  const add = (expression: ts.Expression, kind: 'links' | 'redirects'): void => {
    const addresses = addressesOf(expression)
    if (addresses) found[kind].push(...addresses)
    else found.unknown.push(expression.getText())
  }
  const redirect = (call: ts.CallExpression): void => {
    const [first] = call.arguments
    const to = propertyOf(first, 'to')
    if (to) add(to, 'redirects')
    else if (first?.getText().includes('...homeOf(')) found.redirects.push(...HOMES)
    else found.unknown.push(call.getText())
  }
  const call = ({ expression, arguments: [first] }: ts.CallExpression): void => {
    const name = expression.getText()
    const href = /\bnavigate$/.test(name) ? propertyOf(first, 'href') : undefined
    if (href) add(href, 'links')
    if (LEADING_CALL.test(name) && first) add(first, 'links')
  }
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'redirect') return redirect(node)
    if (ts.isCallExpression(node)) call(node)
    const to = targetIn(node)
    if (to) add(to, 'links')
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
      for (const expression of leadingOf(node)) add(expression, 'links')
    ts.forEachChild(node, visit)
  }
  visit(code)
  return found
}

const files = new Map<string, CodeLinks>()

export function linksOfFile(file: string): CodeLinks {
  const links = files.get(file) ?? linksIn(treeOf(file))
  files.set(file, links)
  return links
}
