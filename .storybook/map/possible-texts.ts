/** The texts that an expression can produce, read from its code. */
import ts from 'typescript'

import { meaningOf, returnedBy } from './resolve-address.ts'

/** Stands for a part of a text that depends on data. */
export const GAP = '«…»'

function textOfTemplate({ head, templateSpans }: ts.TemplateExpression): string {
  const rest = templateSpans.map(
    ({ expression, literal }) => (textsOf(expression).at(-1) ?? GAP) + literal.text,
  )
  // The text may already quote the gap.
  return (head.text + rest.join('')).replaceAll(`«${GAP}»`, GAP)
}

function textsOfCall({ expression, arguments: given }: ts.CallExpression): string[] {
  if (!ts.isIdentifier(expression)) return [GAP]
  const last = given.at(-1)
  // The last argument is the plural form for many.
  if (expression.text === 'plural') return last ? textsOf(last) : [GAP]
  const meaning = meaningOf(expression)
  return meaning && ts.isFunctionLike(meaning) && !ts.isParameter(meaning)
    ? returnedBy(meaning).flatMap(textsOf)
    : [GAP]
}

/** The texts of all values of an object, of which one is chosen: `TITLES[status]`. */
function textsOfChoice({ expression }: ts.ElementAccessExpression): string[] {
  const of = ts.isIdentifier(expression) ? meaningOf(expression) : null
  const object = of && ts.isSatisfiesExpression(of) ? of.expression : of
  return object && ts.isObjectLiteralExpression(object)
    ? object.properties.flatMap((one) =>
        ts.isPropertyAssignment(one) ? textsOf(one.initializer) : [],
      )
    : [GAP]
}

export function textsOf(expression: ts.Expression): string[] {
  if (ts.isStringLiteralLike(expression)) return [expression.text]
  if (ts.isTemplateExpression(expression)) return [textOfTemplate(expression)]
  if (ts.isParenthesizedExpression(expression)) return textsOf(expression.expression)
  if (ts.isConditionalExpression(expression))
    return [...textsOf(expression.whenTrue), ...textsOf(expression.whenFalse)]
  if (ts.isCallExpression(expression)) return textsOfCall(expression)
  if (ts.isElementAccessExpression(expression)) return textsOfChoice(expression)
  const meaning = ts.isIdentifier(expression) ? meaningOf(expression) : null
  return meaning && !ts.isParameter(meaning) && !ts.isFunctionLike(meaning)
    ? textsOf(meaning)
    : [GAP]
}
