/** A virtual module with the texts of empty states, read from the code that shows them. */
import { globSync } from 'node:fs'
import { basename } from 'node:path'

import ts from 'typescript'
import type { Plugin } from 'vite'

import { sourceOf } from '../map/imports.ts'
import { textsOf } from '../map/possible-texts.ts'
import { treeOf } from '../map/resolve-address.ts'

const NAME = 'virtual:empty-places'

export interface EmptyPlace {
  title: string
  /** Empty if there is none. */
  text: string
}

/** The texts of an attribute: several if it has a condition. */
function attributeOf({ attributes }: ts.JsxOpeningLikeElement, name: string): string[] {
  for (const one of attributes.properties) {
    if (!ts.isJsxAttribute(one) || one.name.getText() !== name || !one.initializer) continue
    const { initializer } = one
    const value = ts.isJsxExpression(initializer) ? initializer.expression : initializer
    return value ? textsOf(value) : []
  }
  return []
}

/** The empty states in a piece of code. */
export function placesIn(code: ts.Node): EmptyPlace[] {
  const found: EmptyPlace[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'EmptyState') {
      const texts = attributeOf(node, 'text')
      // A title that depends on a condition is paired with the text for the same condition.
      for (const [at, title] of attributeOf(node, 'title').entries())
        found.push({ title, text: texts[at] ?? texts.at(-1) ?? '' })
    }
    ts.forEachChild(node, visit)
  }
  visit(code)
  return found
}

/** Words of a text that stands where there is nothing. */
const NOTHING = /немає|порожн|ще не /i

/** Messages after a press, and what is wrong with a typed value. */
const isAnswer = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /^(?:toast|v)\./.test(node.expression.getText())

const isConstant = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) &&
  node.initializer !== undefined &&
  ts.isStringLiteral(node.initializer)

/** The texts in a piece of code that say that a place is empty, outside of `EmptyState`. */
export function linesIn(code: ts.Node): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const isEmptyState = ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'EmptyState'
    if (isEmptyState || isAnswer(node) || isConstant(node)) return
    if (ts.isJsxText(node) || ts.isStringLiteral(node)) {
      const text = node.text.replaceAll(/\s+/g, ' ').trim()
      if (NOTHING.test(text)) found.push(text)
    }
    ts.forEachChild(node, visit)
  }
  visit(code)
  return found
}

/** The lines of a screen that say that there is nothing, each with its files. */
export function emptyLines(): [text: string, files: string[]][] {
  const found = new Map<string, string[]>()
  for (const file of globSync('src/{features,ui}/**/*.tsx', { exclude: ['**/*.stories.tsx'] }))
    for (const text of linesIn(treeOf(file.replaceAll('\\', '/'))))
      found.set(text, [...(found.get(text) ?? []), basename(file)])
  return [...found]
}

/** The files that show an empty state. */
export const FILES = globSync('src/**/*.tsx', { exclude: ['**/*.stories.tsx'] })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => sourceOf(file).includes('<EmptyState'))

/** All empty states of the product, without duplicates. */
export function emptyPlaces(): EmptyPlace[] {
  const all = FILES.flatMap((file) => placesIn(treeOf(file)))
  return [...new Map(all.map((place) => [JSON.stringify(place), place])).values()]
}

export const emptyPlacesModule = (): Plugin => ({
  name: 'pulse:empty-places',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) =>
    id === `\0${NAME}`
      ? `export const places = ${JSON.stringify(emptyPlaces())}\nexport const lines = ${JSON.stringify(emptyLines())}`
      : undefined,
})
