import { expect, test } from 'vitest'

import type { CallFacts, Step, TextFacts } from '#mocks/engine/steps/step.ts'

import { Comparison, type Seen } from './compare-recording.ts'

const call = (operation: string, status = 200): CallFacts => ({ operation, status })
const SAVE = 'PATCH /v1/meetings/{id}'
const READ = 'GET /v1/meetings'
const textFact = (text: string, role: TextFacts['role'] = 'status'): TextFacts => ({ role, text })

const step = (change: Partial<Step> = {}): Step => ({
  action: { kind: 'reload' },
  at: 0,
  address: '/meetings',
  calls: [],
  later: [],
  texts: [],
  ...change,
})
const seen = (change: Partial<Seen> = {}): Seen => ({
  address: '/meetings',
  calls: [],
  texts: [],
  shown: [],
  ...change,
})
const compare = (...steps: Step[]) => new Comparison(steps, new Map())

test('the address is required, and a text that is on the screen, or was there before', () => {
  const steps = compare(step({ calls: [call(SAVE)], texts: [textFact('Saved')] }))
  expect(steps.missing(0, seen({ calls: [call(SAVE)], address: '/' }))).toEqual({
    what: 'address',
    expected: '/meetings',
    actual: '/',
  })
  expect(steps.missing(0, seen({ calls: [call(SAVE)], texts: [textFact('No')] }))).toEqual({
    what: 'text',
    expected: '«Saved»',
    actual: '«No»',
  })
  expect(steps.missing(0, seen({ calls: [call(SAVE)], texts: [textFact('Saved')] }))).toBeNull()
  expect(steps.missing(0, seen({ calls: [call(SAVE)], shown: ['Saved'] }))).toBeNull()
})

test('a change must be sent as often as it was recorded', () => {
  const steps = compare(
    step({ calls: [call(READ), call(SAVE)] }),
    step({ calls: [call(READ), call(SAVE)] }),
  )
  const once = seen({ calls: [call(READ), call(SAVE)] })
  expect(steps.missing(0, once)).toBeNull()
  steps.next(0, once)
  expect(steps.missing(1, once)?.expected).toBe(`${SAVE} 200`)
  expect(steps.missing(1, seen({ calls: [...once.calls, call(SAVE)] }))).toBeNull()
})

test('a read must have the recorded status if it is made', () => {
  const failed = compare(step({ calls: [call(READ, 404)] }))
  expect(failed.missing(0, seen())).toBeNull()
  expect(failed.missing(0, seen({ calls: [call(READ)] }))).toEqual({
    what: 'call',
    expected: `${READ} 404`,
    actual: `${READ} 200`,
  })
  const right = compare(step({ calls: [call(READ)] }))
  expect(right.missing(0, seen({ calls: [call(READ, 404)] }))?.actual).toBe(`${READ} 404`)
  expect(right.surplus(0, seen({ calls: [call(READ, 404)] }))?.expected).toBe(`${READ} 200`)
})

test('a change, a failure or an alert that was not recorded is reported', () => {
  const steps = compare(step({ calls: [call(SAVE)] }))
  expect(steps.surplus(0, seen({ calls: [call(SAVE), call(READ), call(READ)] }))).toBeNull()
  expect(steps.surplus(0, seen({ calls: [call(SAVE), call(SAVE)] }))?.actual).toBe(`${SAVE} 200`)
  expect(steps.surplus(0, seen({ calls: [call(READ, 500)] }))?.actual).toBe(`${READ} 500`)
  expect(steps.surplus(0, seen({ calls: [call(SAVE, 0)] }))).toEqual({
    what: 'call',
    expected: `${SAVE} 200`,
    actual: `${SAVE} no answer`,
  })
  expect(steps.surplus(0, seen({ texts: [textFact('No', 'alert')] }))?.actual).toBe('«No»')
  expect(steps.surplus(0, seen({ texts: [textFact('Loading')] }))).toBeNull()
})
