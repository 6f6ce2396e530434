import { schemaResolver } from '@mantine/form'
import { describe, expect, it, test } from 'vitest'

import { type Answers, answersOf, type Step, STEP_ANSWERS, stepFrom } from './api.ts'

/** The errors at the fields of a step. */
const wrongIn = (step: Step, answers: Answers) =>
  schemaResolver(STEP_ANSWERS[step], { sync: true })(answers)

const blank = answersOf({ gender: null, client_info: null })
const body = (numbers: Partial<Answers['body']>): Answers => ({
  ...blank,
  body: { ...blank.body, ...numbers },
})

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

describe('the error of a step', () => {
  it('is about a gender or a goal that was not chosen', () => {
    expect(wrongIn('gender', blank)).toEqual({ gender: 'Оберіть стать' })
    expect(wrongIn('gender', { ...blank, gender: 'woman' })).toEqual({})
    expect(wrongIn('goal', blank)).toEqual({ goal: 'Оберіть ціль' })
    expect(wrongIn('goal', { ...blank, goal: 'Реабілітація' })).toEqual({})
  })

  it('is never about missing notes', () => {
    expect(wrongIn('notes', blank)).toEqual({})
  })

  it('is about measurements without a weight', () => {
    const noWeight = { 'body.weight': 'Вкажи вагу, щоб зберегти виміри' }
    expect(wrongIn('body', body({ chest: '90' }))).toEqual(noWeight)
    expect(wrongIn('body', body({ weight: '0', hips: '90' }))).toEqual(noWeight)
    expect(wrongIn('body', body({ weight: '60', hips: '90' }))).toEqual({})
    expect(wrongIn('body', body({}))).toEqual({})
    expect(wrongIn('body', body({ chest: '0' }))).toEqual({})
  })
})

test('steps follow each other up to the last', () => {
  expect(stepFrom('gender', 1)).toBe('goal')
  expect(stepFrom('goal', 1)).toBe('notes')
  expect(stepFrom('notes', 1)).toBe('body')
  expect(stepFrom('body', 1)).toBeNull()
  expect(stepFrom('gender', -1)).toBeNull()
  expect(stepFrom('body', -1)).toBe('notes')
})
