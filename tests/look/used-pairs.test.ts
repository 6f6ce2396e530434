/** The pairs of text and background whose contrast the page of colours has to show. */
import { expect, test } from 'vitest'

import { usedPairs } from '#storybook/foundations/used-pairs.ts'

const background = (token: string): string => `background: var(--pulse-${token})`
const front = (token: string): string => `color: var(--pulse-${token})`

test.each([
  ['one rule', `.a { ${background('lime')}; ${front('ink')} }`, ['ink на lime']],
  [
    'an element inside',
    `.a { ${background('lime')} } .a .b { ${front('muted')} }`,
    ['muted на lime'],
  ],
  ['a state', `.a { ${background('lime')} } .a[data-on] { ${front('ink')} }`, ['ink на lime']],
  [
    'one of several',
    `.a, .c { ${background('lime')} } .c > p { ${front('ink')} }`,
    ['ink на lime'],
  ],
  ['another class', `.a { ${background('lime')} } .ab { ${front('ink')} }`, []],
  [
    'its own background',
    `.a { ${background('lime')} } .a b { ${background('page')}; ${front('ink')} }`,
    ['ink на page'],
  ],
])('%s', (_, css, pairs) => {
  expect(usedPairs(css)).toEqual(
    pairs.map((pair) => pair.replaceAll(/\w+(?= на|$)/g, '--pulse-$&')),
  )
})
