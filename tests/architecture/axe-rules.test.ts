/** Stories are checked with every rule of axe, also with those that a newer version adds (decision 49). */
import { getRules } from 'axe-core'
import { expect, test } from 'vitest'

import { AXE_OPTIONS } from '#storybook/axe.ts'

test('12.29: no rule of axe is left out except the two of decision 49', () => {
  const { runOnly, rules = {} } = AXE_OPTIONS
  if (!Array.isArray(runOnly)) throw new Error('The rules are named by their tags')
  // An experimental or deprecated rule runs only if that tag is named, whatever its other tags are.
  const left = getRules().filter(
    ({ tags }) =>
      !tags.some((tag) => runOnly.includes(tag)) ||
      ['experimental', 'deprecated'].some((tag) => tags.includes(tag) && !runOnly.includes(tag)),
  )
  expect(left.map(({ ruleId }) => ruleId)).toEqual([])
  expect(rules).toEqual({
    'color-contrast-enhanced': { enabled: false },
    'duplicate-id': { enabled: false },
  })
})
