/** What components get by their properties is on the pages of text and of space. */
import { globSync, readFileSync } from 'node:fs'

import ts from 'typescript'
import { expect, test } from 'vitest'

import { componentStyles, stylesIn } from '#storybook/foundations/component-styles.ts'

const treeOf = (code: string): ts.SourceFile =>
  ts.createSourceFile('x.tsx', code, ts.ScriptTarget.Latest, true)

test.each([
  ['<Text fw={600} fz="sm" />', ['weight 600', 'size sm']],
  ['<Text size="sm">1</Text>', ['size sm']],
  ['<Icon size={20} />', []],
  ['<Text fw={kind === "new" ? 700 : 500} />', ['weight 700', 'weight 500']],
  ['<Button radius="xl" px="xs" />', ['radius xl', 'space xs']],
])('%s gives %j', (code, styles) => {
  expect(stylesIn(treeOf(code)).map((one) => one.join(' '))).toEqual(styles)
})

test('each weight and each radius of a component is found', () => {
  const files = globSync('src/**/*.tsx', { exclude: ['**/*.{stories,test,fixture}.*'] })
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const count = (name: string): number =>
    code.match(new RegExp(`\\s${name}=["{]`, 'g'))?.length ?? 0
  const { weight, radius } = componentStyles()
  expect(weight.flatMap(([, from]) => from)).toHaveLength(count('fw'))
  expect(radius.flatMap(([, from]) => from)).toHaveLength(count('radius'))
})
