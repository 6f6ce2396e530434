/** Exported functions of the kit that are not components: hooks and component factories. */
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

function functionIn(file: string, name: string): DocumentedFunction[] {
  const tree = treeOf(file)
  return tree.statements
    .filter(ts.isFunctionDeclaration)
    .filter((one) => one.name?.text === name)
    .map((one) => ({
      name,
      text: ts
        .getJSDocCommentsAndTags(one)
        .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
        .join(' '),
      parameters: one.parameters.map((parameter) => ({
        name: parameter.name.getText(),
        type: parameter.type?.getText() ?? '',
      })),
      result: one.type?.getText() ?? '',
    }))
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
