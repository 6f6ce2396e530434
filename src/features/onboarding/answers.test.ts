import { schemaResolver } from '@mantine/form'
import { describe, expect, it, test } from 'vitest'

import { type Answers, answersOf, StepAnswer, stepFrom } from './answers.ts'

/** The texts at the fields of a step. */
const wrongIn = schemaResolver(StepAnswer, { sync: true })

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
    expect(wrongIn(blank)).toEqual({ gender: 'Оберіть стать' })
    expect(wrongIn({ ...blank, gender: 'woman' })).toEqual({})
    expect(wrongIn({ ...blank, step: 'goal' })).toEqual({ goal: 'Оберіть ціль' })
    expect(wrongIn({ ...blank, step: 'goal', goal: 'Реабілітація' })).toEqual({})
  })

  it('is never missing notes', () => {
    expect(wrongIn({ ...blank, step: 'notes' })).toEqual({})
  })

  it('is a measurement without a weight', () => {
    const noWeight = { 'body.weight': 'Вкажіть вагу, щоб зберегти виміри' }
    expect(wrongIn(body({ chest: '90' }))).toEqual(noWeight)
    expect(wrongIn(body({ weight: '0', hips: '90' }))).toEqual(noWeight)
    expect(wrongIn(body({ weight: '60', hips: '90' }))).toEqual({})
    expect(wrongIn(body({}))).toEqual({})
    expect(wrongIn(body({ chest: '0' }))).toEqual({})
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
