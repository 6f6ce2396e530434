/** The state under which the wall lists a story. */
import { expect, test } from 'vitest'

import { stateOf } from '#storybook/common/stories.ts'

test.each([
  ['Default', 'default'],
  ['DefaultCopied', 'action'],
  ['NobodyFound', 'empty'],
  ['PlanLoading', 'loading'],
  ['LeavingWhileSaving', 'action'],
  ['SavedWhileLoading', 'action'],
  ['Retrying', 'loading'],
  ['WithoutCard', 'empty'],
  ['WithoutCoach', 'empty'],
  ['UnknownProgram', 'edge'],
  ['NotSaved', 'failed'],
  ['ServerDown', 'failed'],
  ['BadFormat', 'failed'],
  ['Validation', 'failed'],
  ['UnknownNext', 'action'],
  ['NotACoach', 'action'],
  ['Huge', 'busy'],
  ['HostileAvatar', 'edge'],
  ['CopyDay', 'action'],
])('%s shows the state «%s»', (exportName, state) => {
  expect(stateOf({ exportName, tags: ['dev', 'test'] })).toBe(state)
})

test('a tag takes precedence over the name', () => {
  expect(stateOf({ exportName: 'Default', tags: ['dev', 'state-busy'] })).toBe('busy')
  expect(stateOf({ exportName: 'Default', tags: ['state-unheard-of'] })).toBe('default')
})
