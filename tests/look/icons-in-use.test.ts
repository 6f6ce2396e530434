/** The page of the icons shows every icon that the product imports, in whatever form. */
import { globSync } from 'node:fs'

import ts from 'typescript'
import { expect, test } from 'vitest'

import { iconNames } from '#storybook/foundations/icons-in-use.ts'
import { treeOf } from '#storybook/map/resolve-address.ts'

/** The icons that a file imports as values, read from its syntax tree. */
function importedBy(file: string): string[] {
  return treeOf(file)
    .statements.filter(ts.isImportDeclaration)
    .flatMap(({ importClause, moduleSpecifier }) => {
      if (!importClause || importClause.isTypeOnly) return []
      if (!moduleSpecifier.getText().includes('@tabler/icons-react')) return []
      const { name, namedBindings } = importClause
      const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : []
      return [
        ...(name ? [name.text] : []),
        ...named.flatMap((one) => (one.isTypeOnly ? [] : [one.name.text])),
      ]
    })
}

test('every imported icon is on the page, and no other', () => {
  const imported = globSync('src/**/*.{ts,tsx}').flatMap(importedBy)
  expect(imported.length).toBeGreaterThan(50)
  expect(iconNames()).toEqual([...new Set(imported)].toSorted())
})
