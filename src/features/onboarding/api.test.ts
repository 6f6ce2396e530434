import { schemaResolver } from '@mantine/form'
import { expect, test } from 'vitest'

import { answersOf, STEP_ANSWERS } from './api.ts'

const blank = answersOf({ gender: null, client_info: null })

test('a client starts with the data of their profile', () => {
  const client_info = {
    goal: 'Схуднення' as const,
    notes: 'коліно',
    body_specs: [80, 0, 0, 0],
    image: null,
    user_id: 'me',
  }
  expect(answersOf({ gender: 'man', client_info })).toEqual({
    ...blank,
    gender: 'man',
    goal: 'Схуднення',
    notes: 'коліно',
  })
})

test.each([
  [{ chest: '90' }, false],
  [{ weight: '0', hips: '90' }, false],
  [{ weight: '60', hips: '90' }, true],
  [{}, true],
  [{ chest: '0' }, true],
])('measurements %j may be saved: %j; others need a weight', (numbers, mayBeSaved) => {
  const wrong = { 'body.weight': 'Вкажи вагу, щоб зберегти виміри' }
  const check = schemaResolver(STEP_ANSWERS.body, { sync: true })
  expect(check({ ...blank, body: { ...blank.body, ...numbers } })).toEqual(mayBeSaved ? {} : wrong)
})
