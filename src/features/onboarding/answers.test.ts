import { describe, expect, it, test } from 'vitest'

import { type Answers, answersOf, problemOf, stepFrom } from './answers.ts'

const blank = answersOf({ gender: null, client_info: null })
const body = (numbers: Partial<Answers['body']>): Answers => ({
  ...blank,
  step: 'body',
  body: { ...blank.body, ...numbers },
})

test('a client begins with what their profile knows', () => {
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

describe('what is wrong with a step', () => {
  it('is a gender or a goal that was not chosen', () => {
    expect(problemOf(blank)).toEqual({ field: 'gender', text: 'Оберіть стать' })
    expect(problemOf({ ...blank, gender: 'woman' })).toBeNull()
    expect(problemOf({ ...blank, step: 'goal' })).toEqual({ field: 'goal', text: 'Оберіть ціль' })
    expect(problemOf({ ...blank, step: 'goal', goal: 'Реабілітація' })).toBeNull()
  })

  it('is never missing notes', () => {
    expect(problemOf({ ...blank, step: 'notes' })).toBeNull()
  })

  it('is a measurement without a weight', () => {
    expect(problemOf(body({ chest: '90' }))?.field).toBe('weight')
    expect(problemOf(body({ weight: '0', hips: '90' }))?.field).toBe('weight')
    expect(problemOf(body({ weight: '60', hips: '90' }))).toBeNull()
    expect(problemOf(body({}))).toBeNull()
    expect(problemOf(body({ chest: '0' }))).toBeNull()
  })
})

test('steps follow each other and end', () => {
  expect(stepFrom('gender', 1)).toBe('goal')
  expect(stepFrom('goal', 1)).toBe('notes')
  expect(stepFrom('notes', 1)).toBe('body')
  expect(stepFrom('body', 1)).toBeNull()
  expect(stepFrom('gender', -1)).toBeNull()
  expect(stepFrom('body', -1)).toBe('notes')
})
