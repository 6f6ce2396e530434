/** The addresses that an expression may have, read from the code that computes it. */
import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

import ts from 'typescript'

import { sourceOf } from './imports.ts'

/** The addresses of an expression; null if they cannot be determined from the code. */
export type Addresses = string[] | null

const trees = new Map<string, ts.SourceFile>()

export function treeOf(file: string): ts.SourceFile {
  const known =
    trees.get(file) ?? ts.createSourceFile(file, sourceOf(file), ts.ScriptTarget.Latest, true)
  trees.set(file, known)
  return known
}

const joined = (all: Addresses[]): Addresses =>
  all.reduce<Addresses>((sum, one) => (sum === null || one === null ? null : [...sum, ...one]), [])

/** What a name stands for: the expression of a constant, a function, or a parameter. */
type Meaning = ts.Expression | ts.FunctionLikeDeclaration | ts.ParameterDeclaration

const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((part) => (ts.isBindingElement(part) ? namesIn(part.name) : []))

/** What a name stands for among the statements of a block or a file. */
function declaredIn(statements: readonly ts.Statement[], name: string): Meaning | null {
  for (const statement of statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement
    if (!ts.isVariableStatement(statement)) continue
    for (const { name: own, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(own) && own.text === name && initializer) return initializer
  }
  return null
}

function importedAs(tree: ts.SourceFile, name: string): Meaning | null {
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue
    const named = statement.importClause?.namedBindings
    if (
      !named ||
      !ts.isNamedImports(named) ||
      !named.elements.some((one) => one.name.text === name)
    )
      continue
    const { text } = statement.moduleSpecifier
    const file = text.startsWith('#') ? text.slice(1) : join(dirname(tree.fileName), text)
    return existsSync(file) ? declaredIn(treeOf(normalize(file)).statements, name) : null
  }
  return null
}

/** What a name stands for where it is used; null if our own files do not define it. */
export function meaningOf(identifier: ts.Identifier): Meaning | null {
  const name = identifier.text
  for (let at: ts.Node = identifier.parent; ; at = at.parent) {
    if (ts.isFunctionLike(at))
      for (const parameter of at.parameters)
        if (ts.isParameter(parameter) && namesIn(parameter.name).includes(name)) return parameter
    const found = ts.isBlock(at) || ts.isSourceFile(at) ? declaredIn(at.statements, name) : null
    if (found) return found
    if (ts.isSourceFile(at)) return importedAs(at, name)
  }
}

/** The members of a union of string literals; null for any other type. */
function membersOf(type: ts.TypeNode | undefined): Addresses {
  if (type === undefined) return null
  if (ts.isUnionTypeNode(type)) return joined(type.types.map(membersOf))
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : null
}

/** The expressions that a function returns, except in nodes for which `isLeftOut` is true. */
export function returnedBy(
  { body }: ts.FunctionLikeDeclaration,
  isLeftOut: (node: ts.Node) => boolean = () => false,
): ts.Expression[] {
  if (!body) return []
  if (!ts.isBlock(body)) return [body]
  const found: ts.Expression[] = []
  const visit = (node: ts.Node): void => {
    if (isLeftOut(node)) return
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression)
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit)
  }
  ts.forEachChild(body, visit)
  return found
}

function addressesOfMeaning(meaning: Meaning | null): Addresses {
  if (meaning === null) return null
  if (ts.isParameter(meaning)) return ts.isIdentifier(meaning.name) ? membersOf(meaning.type) : null
  return ts.isFunctionLike(meaning) ? null : addressesOf(meaning)
}

/** The addresses in `to` of an object that describes a link; in all values of any other object. */
function addressesInObject(object: ts.ObjectLiteralExpression): Addresses {
  const own = object.properties.filter(ts.isPropertyAssignment)
  const to = own.find(({ name }) => name.getText() === 'to')
  return to ? addressesOf(to.initializer) : joined(own.map((one) => addressesOf(one.initializer)))
}

/** `next` points back to the previous page, so it is not counted as a link of the screen. */
const OF_NEXT = 'safeNext'

function addressesOfCall({ expression, arguments: [first] }: ts.CallExpression): Addresses {
  if (!ts.isIdentifier(expression)) return null
  if (expression.text === OF_NEXT) return []
  if (expression.text === 'linkOptions') return first ? addressesOf(first) : null
  const meaning = meaningOf(expression)
  return meaning && ts.isFunctionLike(meaning) && !ts.isParameter(meaning)
    ? joined(returnedBy(meaning).map(addressesOf))
    : null
}

const ALTERNATIVES = new Set([
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
])

export function addressesOf(expression: ts.Expression): Addresses {
  if (ts.isStringLiteralLike(expression)) return [expression.text]
  // The rest is a query.
  if (ts.isTemplateExpression(expression)) return [expression.head.text]
  if (
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isNonNullExpression(expression)
  )
    return addressesOf(expression.expression)
  if (ts.isConditionalExpression(expression))
    return joined([addressesOf(expression.whenTrue), addressesOf(expression.whenFalse)])
  if (ts.isBinaryExpression(expression) && ALTERNATIVES.has(expression.operatorToken.kind))
    return joined(
      expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
        ? [addressesOf(expression.right)]
        : [addressesOf(expression.left), addressesOf(expression.right)],
    )
  if (expression.kind === ts.SyntaxKind.NullKeyword) return []
  if (ts.isObjectLiteralExpression(expression)) return addressesInObject(expression)
  if (ts.isElementAccessExpression(expression)) return addressesOf(expression.expression)
  if (ts.isCallExpression(expression)) return addressesOfCall(expression)
  if (!ts.isIdentifier(expression)) return null
  return expression.text === 'undefined' ? [] : addressesOfMeaning(meaningOf(expression))
}
