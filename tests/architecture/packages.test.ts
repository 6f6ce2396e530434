/** The product is built on named packages: each is installed, and used where it belongs. */
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { ROOT } from '#tests/support/paths.ts'

import { sourceFiles } from './source-files.ts'

/**
 * Packages for the browser: a file of the product must import more of it than style sheets or
 * types.
 */
const PRODUCT = [
  'react',
  'react-dom',
  '@tanstack/react-router',
  '@tanstack/react-query',
  'openapi-fetch',
  'jotai',
  'valibot',
  '@mantine/core',
  '@mantine/dates',
  '@mantine/notifications',
  '@mantine/form',
  '@dnd-kit/sortable',
]

/** Packages of the contract and the mock, each with the folder that imports it. */
const USED_IN = {
  'openapi-typescript': 'openapi/generate',
  msw: 'mocks',
  '@faker-js/faker': 'mocks/seed',
}

/** Packages that a script of package.json starts. */
const COMMANDS = ['vite', 'vitest', 'storybook']

const {
  scripts = {},
  dependencies,
  devDependencies,
}: Record<string, Record<string, string>> = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'))

/** The run-time imports of a folder's files: `[file, specifier]`. */
const importsIn = (folder: string): [path: string, specifier: string][] =>
  sourceFiles(folder).flatMap(({ path, text }) =>
    [...text.matchAll(/^(?!import type )[^\n]*from '([^']+)'/gm)].map(
      ([, specifier = '']): [string, string] => [path, specifier],
    ),
  )

const product = importsIn('src').filter(([path]) => !/\.(stories|test|fixture)\./.test(path))

const importers = (imports: typeof product, name: string): string[] =>
  imports
    .filter(([, specifier]) => specifier === name || specifier.startsWith(`${name}/`))
    .map(([path]) => path)

test.each(PRODUCT)('the product is built on %s', (name) => {
  expect(dependencies).toHaveProperty([name])
  expect(importers(product, name)).not.toEqual([])
})

test.each(Object.entries(USED_IN))('%s is used in %s', (name, folder) => {
  expect(devDependencies).toHaveProperty([name])
  expect(importers(importsIn(folder), name)).not.toEqual([])
})

test.each(COMMANDS)('%s is started by a script of package.json', (name) => {
  expect(devDependencies).toHaveProperty([name])
  expect(Object.values(scripts).map((command) => command.split(' ')[0])).toContain(name)
})
