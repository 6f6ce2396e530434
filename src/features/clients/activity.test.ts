import { expect, test } from 'vitest'

import { activityText } from './activity.ts'

test.each([
  ['', 'woman', 'Активна'],
  ['archived', 'woman', 'Неактивна'],
  ['', 'man', 'Активний'],
  ['archived', 'man', 'Неактивний'],
  ['', null, 'Активний'],
] as const)(
  'the word for the status «%s» of a person whose gender is %s',
  (status, gender, word) => {
    expect(activityText({ status, gender })).toBe(word)
  },
)
