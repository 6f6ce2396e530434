/**
 * What Storybook itself does not read about the kit: functions that are not components, such as hooks
 * and component factories, and types of read-only lists.
 */
import { dirname, join, normalize } from 'node:path'

import ts from 'typescript'

import { treeOf } from './resolve-address.ts'

export interface DocumentedFunction {
  name: string
  /** The text of its docblock. */
  text: string
  /** Names and types as in the source, without defaults. */
  parameters: { name: string; type: string }[]
  result: string
}

type Declared = ts.FunctionDeclaration | ts.ArrowFunction

/** The function that a statement declares with a name: `function name()` or `const name = () =>`. */
function declaredBy(statement: ts.Statement, name: string): Declared[] {
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text === name ? [statement] : []
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap((one) =>
    one.name.getText() === name && one.initializer && ts.isArrowFunction(one.initializer)
      ? [one.initializer]
      : [],
  )
}

/** The written type of what a function returns, or that of the function which it calls. */
function resultOf(file: string, { type, body }: Declared): string {
  if (type || !body || !ts.isCallExpression(body)) return type?.getText() ?? ''
  return functionIn(file, body.expression.getText())[0]?.result ?? ''
}

function functionIn(file: string, name: string): DocumentedFunction[] {
  return treeOf(file).statements.flatMap((statement) =>
    declaredBy(statement, name).map((one) => ({
      name,
      text: ts
        .getJSDocCommentsAndTags(one)
        .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
        .join(' '),
      parameters: one.parameters.map((parameter) => ({
        name: parameter.name.getText(),
        type: parameter.type?.getText() ?? '',
      })),
      result: resultOf(file, one),
    })),
  )
}

/** The functions that a story file imports from its own folder. */
export function functionsOf(storyFile: string): DocumentedFunction[] {
  return treeOf(storyFile)
    .statements.filter(ts.isImportDeclaration)
    .flatMap(({ importClause, moduleSpecifier }) => {
      const named = importClause?.namedBindings
      const from = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''
      if (!from.startsWith('./') || !named || !ts.isNamedImports(named)) return []
      const file = normalize(join(dirname(storyFile), from))
      return named.elements.flatMap(({ name }) => functionIn(file, name.text))
    })
}

/** The properties in a file that are read-only lists, with their types as written. */
export function listsIn(file: string): [name: string, type: string][] {
  const listsOf = (node: ts.Node): [string, string][] =>
    ts.isPropertySignature(node) && node.type && ts.isTypeOperatorNode(node.type)
      ? [[node.name.getText(), node.type.getText()]]
      : childrenOf(node).flatMap(listsOf)
  return listsOf(treeOf(file))
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = []
  node.forEachChild((child) => void children.push(child))
  return children
}
