/** The dialogs of the product: the files that render one, their titles, and where they lead. */
import { globSync } from 'node:fs'
import { basename } from 'node:path'

import ts from 'typescript'

import { DIALOG_NAMES, DIALOG_STORIES } from './dialog-stories.ts'
import { closureOf, sourceOf } from './imports.ts'
import { linksOfFile } from './links-in-code.ts'
import { GAP, textsOf } from './possible-texts.ts'
import { treeOf } from './resolve-address.ts'
import { KIT_STORIES, SCREEN_STORIES } from './story-files.ts'

export interface DialogFacts {
  /** The file of the component. */
  name: string
  /** Its heading; a name if the heading depends on data. */
  text: string
  /** The addresses that it links to. */
  to: string[]
  /** The title of its own stories. */
  title: string | null
  /** Without them, another story that shows it. */
  story: readonly [title: string, exportName: string] | null
}

const ELEMENT = /<(?:Confirm)?Dialog\b/

/**
 * The files that render a dialog; the kit's own dialogs are what they render. The one of src/app,
 * about another person's sign-in, is over every screen and leads nowhere.
 */
export const DIALOG_FILES: ReadonlySet<string> = new Set(
  globSync('src/{draft,features,frame,ui}/**/*.tsx', { exclude: ['**/*.stories.tsx'] })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('src/ui/overlays/') && ELEMENT.test(sourceOf(file))),
)

/** The value of `title` or `text` in the attributes of an element, also in a spread object. */
function givenIn(attributes: ts.Node): ts.Expression[] {
  const found: ts.Expression[] = []
  const visit = (node: ts.Node): void => {
    if (
      (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) &&
      /^(?:title|text)$/.test(node.name.getText()) &&
      node.initializer
    ) {
      const { initializer } = node
      const value = ts.isJsxExpression(initializer) ? initializer.expression : initializer
      if (value && ts.isExpression(value)) found.push(value)
    }
    ts.forEachChild(node, visit)
  }
  visit(attributes)
  return found
}

function headingOf(file: string): string {
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) &&
      ELEMENT.test(`<${node.tagName.getText()}`)
    )
      texts.push(...givenIn(node.attributes).flatMap(textsOf))
    ts.forEachChild(node, visit)
  }
  visit(treeOf(file))
  return texts.find((text) => text !== GAP) ?? DIALOG_NAMES[file] ?? basename(file, '.tsx')
}

export const DIALOGS: DialogFacts[] = [...DIALOG_FILES].map((name) => ({
  name,
  text: headingOf(name),
  to: [
    ...new Set(
      closureOf(name)
        .filter((file) => /\.tsx?$/.test(file))
        .flatMap((file) => linksOfFile(file).links)
        .filter((address) => address.startsWith('/'))
        .map((address) => address.replace(/[?#].*/, '').replace(/(?<=.)\/$/, '')),
    ),
  ],
  title: [...SCREEN_STORIES, ...KIT_STORIES].find(({ shows }) => shows === name)?.title ?? null,
  story: DIALOG_STORIES[name] ?? null,
}))
