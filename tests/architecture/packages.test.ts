/** The product is built on named packages: each is imported at run time where it belongs. */
import { expect, test } from 'vitest'

import { sourceFiles } from './source-files.ts'

/** Each with the folder whose files import more of it than style sheets or types. */
const PACKAGES = {
  src: [
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
  ],
  'openapi/generate': ['openapi-typescript'],
  mocks: ['msw'],
  'mocks/seed': ['@faker-js/faker'],
}

test.each(Object.entries(PACKAGES))('%s is built on %j', (folder, packages) => {
  const files = sourceFiles(folder).filter(({ path }) => !/\.(stories|test|fixture)\./.test(path))
  const imported = files.flatMap(({ text }) =>
    [...text.matchAll(/^(?!import type )[^\n]*from '([^']+)'/gm)].map(([, name = '']) => name),
  )
  const isUsed = (one: string): boolean =>
    imported.some((name) => name === one || name.startsWith(`${one}/`))
  expect(packages.filter((one) => !isUsed(one))).toEqual([])
})
