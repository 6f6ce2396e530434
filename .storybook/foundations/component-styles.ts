/** A virtual module with what components get by their properties: `<Text fw={600} fz="sm">`. */
import { globSync } from 'node:fs'
import { basename } from 'node:path'

import ts from 'typescript'
import type { Plugin } from 'vite'

import { treeOf } from '../map/resolve-address.ts'

const NAME = 'virtual:component-styles'

export const STYLES = ['size', 'weight', 'radius', 'space'] as const
export type Style = (typeof STYLES)[number]

/** Each value with the files that use it, the most used first. */
export type ComponentStyles = Record<Style, [value: string, files: string[]][]>

/** Components whose `size` is that of the text. */
const TEXTS = /^(?:Text|Title|Anchor)$/

function styleOf(attribute: string, component: string): Style | null {
  if (attribute === 'fz' || (attribute === 'size' && TEXTS.test(component))) return 'size'
  if (attribute === 'fw') return 'weight'
  if (attribute === 'radius') return 'radius'
  return /^(?:[mp][xytblrse]?|gap)$/.test(attribute) ? 'space' : null
}

/** The texts and the numbers in an expression: `isNew ? 600 : 500`. */
const valuesIn = (code: ts.Node): string[] =>
  ts.isStringLiteral(code) || ts.isNumericLiteral(code)
    ? [code.text]
    : (ts.isConditionalExpression(code)
        ? [code.whenTrue, code.whenFalse]
        : code.getChildren()
      ).flatMap(valuesIn)

/** The values that components get in a piece of code. */
export function stylesIn(code: ts.Node): [style: Style, value: string][] {
  const found: [Style, string][] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.initializer) {
      const style = styleOf(node.name.getText(), node.parent.parent.tagName.getText())
      if (style) for (const value of valuesIn(node.initializer)) found.push([style, value])
    }
    ts.forEachChild(node, visit)
  }
  visit(code)
  return found
}

export function componentStyles(): ComponentStyles {
  const found = new Map<string, Map<string, string[]>>(STYLES.map((style) => [style, new Map()]))
  for (const file of globSync('src/**/*.tsx', { exclude: ['**/*.{stories,test,fixture}.*'] }))
    for (const [style, value] of stylesIn(treeOf(file.replaceAll('\\', '/')))) {
      const values = found.get(style)
      values?.set(value, [...(values.get(value) ?? []), basename(file)])
    }
  const all = (style: Style): [string, string[]][] =>
    [...(found.get(style) ?? [])].toSorted((a, b) => b[1].length - a[1].length)
  return { size: all('size'), weight: all('weight'), radius: all('radius'), space: all('space') }
}

export const componentStylesModule = (): Plugin => ({
  name: 'pulse:component-styles',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) =>
    id === `\0${NAME}` ? `export const used = ${JSON.stringify(componentStyles())}` : undefined,
})
