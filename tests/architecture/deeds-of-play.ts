/** What the play function of a story does, such as pressing, and checking what is shown. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import ts from 'typescript'

import { ROOT } from '../support/paths.ts'

/**
 * `act` changes the screen without a press, `alert` checks that a failure is shown; `reach` and
 * `reached` are calls of these helpers.
 */
export type Deed = 'press' | 'act' | 'check' | 'alert' | 'reach' | 'reached'

interface Module {
  source: ts.SourceFile
  /** Its functions and objects by their names, also those inside of functions. */
  named: Map<string, ts.Node>
  /** The file that a name is imported from. */
  imported: Map<string, string>
}

const modules = new Map<string, Module>()

/** The helpers of stories; what else they import does not press. */
const HELPERS = /^#(?:tests|storybook)\//

const targetOf = (specifier: string): string | null =>
  HELPERS.test(specifier) ? specifier.slice(1).replace(/^storybook\//, '.storybook/') : null

function read(path: string): Module {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const module: Module = { source, named: new Map(), imported: new Map() }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const target = targetOf(node.moduleSpecifier.text)
      const names = node.importClause?.namedBindings
      if (target !== null && names && ts.isNamedImports(names))
        for (const { name } of names.elements) module.imported.set(name.text, target)
    }
    if (ts.isFunctionDeclaration(node) && node.name) module.named.set(node.name.text, node)
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      module.named.set(node.name.text, node.initializer)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return module
}

function moduleOf(path: string): Module {
  const known = modules.get(path) ?? read(path)
  modules.set(path, known)
  return known
}

/** The node that a name stands for, with its module. */
function found(name: string, module: Module): [ts.Node, Module] | null {
  const own = module.named.get(name)
  if (own) return [own, module]
  const from = module.imported.get(name)
  return from === undefined ? null : found(name, moduleOf(from))
}

/**
 * The play function of a story's object, or what makes it: the function that a story calls, or the
 * name of another story.
 */
function playOf(story: ts.Node): ts.Node | null {
  if (ts.isSatisfiesExpression(story)) return playOf(story.expression)
  if (!ts.isObjectLiteralExpression(story)) return null
  const play = story.properties.find(({ name }) => name?.getText() === 'play')
  if (!play) return story.properties.find(ts.isSpreadAssignment)?.expression ?? null
  return ts.isPropertyAssignment(play) ? play.initializer : play
}

/** Waits for an element to accept presses, or for reads to end, which says nothing about a state. */
const WAITS = new Set(['settled', 'holdAnswers'])
const PRESS = /(?:^|\.)(?:userEvent|user)\.\w+$/
/** Answers that come, time that passes, another address, another tab, a file, an event. */
const ACT =
  /^(?:come|choose|fireEvent\.\w+|inAnotherTab|writeInAnotherTab|moveDate|timers\.pass)$|\.advance$|(?:^|\.)(?:navigate|dispatchEvent)$|history\.back$|(?<!userEvent|user)\.click$/
const ALERT = /\bfind(?:(?:All)?ByRole|Toast)\('alert'/
const FIND = /\.find(?:All)?By\w+$/

function* deedsOfName(name: string, module: Module, seen: readonly ts.Node[]): Generator<Deed> {
  const [node, own] = found(name.replace(/\.play$/, ''), module) ?? []
  if (!node || !own || seen.includes(node)) return
  const play = ts.isFunctionLike(node) ? node : playOf(node)
  if (play) yield* deedsOfPlay(play, own, [...seen, node])
}

function* deedsOfPlay(play: ts.Node, module: Module, seen: readonly ts.Node[]): Generator<Deed> {
  if (ts.isFunctionLike(play) && 'body' in play && play.body)
    yield* deedsOf(play.body, module, seen)
  else if (ts.isCallExpression(play)) yield* deedsOfName(play.expression.getText(), module, seen)
  else yield* deedsOfName(play.getText(), module, seen)
}

/** What is done where a function is called, and not where it is written. */
const isFunction = (node: ts.Node): boolean =>
  ts.isFunctionDeclaration(node) ||
  (ts.isVariableDeclaration(node) &&
    node.initializer !== undefined &&
    ts.isArrowFunction(node.initializer))

function* deedsOf(node: ts.Node, module: Module, seen: readonly ts.Node[]): Generator<Deed> {
  if (isFunction(node)) return
  const name = ts.isCallExpression(node) ? node.expression.getText() : ''
  if (name === 'reach' || name === 'reached') {
    yield name
    return
  }
  if (name === 'expect') yield 'check'
  if (WAITS.has(name)) return
  // An element that is searched for and not used is expected to be there.
  if (FIND.test(name) && ts.isExpressionStatement(node.parent.parent)) yield 'check'
  if (name !== '' && ALERT.test(node.getText())) yield 'alert'
  for (const child of node.getChildren()) yield* deedsOf(child, module, seen)
  if (PRESS.test(name)) yield 'press'
  else if (ACT.test(name)) yield 'act'
  else if (name !== '') yield* deedsOfName(name, module, seen)
}

/** What the play function of each story of a file does, in its order. */
export function deedsOfStories(path: string): { exportName: string; deeds: Deed[] }[] {
  const module = moduleOf(path)
  return module.source.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .map(({ name, initializer }) => {
      const play = initializer && playOf(initializer)
      return { exportName: name.getText(), deeds: play ? [...deedsOfPlay(play, module, [])] : [] }
    })
}
