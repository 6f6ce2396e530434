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

test('the address, a call and a text are required', () => {
  const steps = compare(step({ calls: [call(SAVE)], texts: [textFact('Saved')] }))
  expect(steps.missing(0, seen({ calls: [call(SAVE, 409)] }))).toEqual({
    what: 'call',
    expected: `${SAVE} 200`,
    actual: `${SAVE} 409`,
  })
  expect(steps.missing(0, seen({ calls: [call(SAVE)], address: '/' }))).toEqual({
    what: 'address',
    expected: '/meetings',
    actual: '/',
  })
  expect(steps.missing(0, seen({ calls: [call(SAVE)], texts: [textFact('Kept')] }))).toEqual({
    what: 'text',
    expected: '«Saved»',
    actual: '«Kept»',
  })
  expect(steps.missing(0, seen({ calls: [call(SAVE)], texts: [textFact('Saved')] }))).toBeNull()
  // It may have been on the screen before.
  expect(steps.missing(0, seen({ calls: [call(SAVE)], shown: ['Saved'] }))).toBeNull()
})

test('typed text may already be in the query, or not yet', () => {
  const action: Step['action'] = {
    kind: 'type',
    target: { by: 'searchbox', name: 'Search' },
    value: 'Anna',
  }
  const steps = compare(step({ action, address: '/meetings?q=An' }))
  expect(steps.missing(0, seen({ address: '/meetings?q=Anna' }))).toBeNull()
  expect(steps.missing(0, seen({ address: '/people?q=An' }))?.what).toBe('address')
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

test('a read is waited for but not required: the data may be cached', () => {
  const steps = compare(step({ calls: [call(READ), call(SAVE)] }), step({ calls: [call(READ)] }))
  const saved = seen({ calls: [call(SAVE)] })
  expect(steps.missing(0, saved)).toBeNull()
  expect(steps.isUnread(0, saved)).toBe(true)
  expect(steps.missing(0, seen({ calls: [call(READ)] }))?.expected).toBe(`${SAVE} 200`)
  // Data that was read ahead is not read again.
  const both = seen({ calls: [call(READ), call(SAVE)] })
  expect(steps.isUnread(0, both)).toBe(false)
  steps.next(0, both)
  expect(steps.missing(1, both)).toBeNull()
  expect(steps.isUnread(1, both)).toBe(false)
  // The replay’s pointer may cause others.
  const more = seen({ calls: [...both.calls, call(READ), call('GET /v1/people')] })
  expect(steps.surplus(1, more)).toBeNull()
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

test('a read that fails on hover may fail again, once or twice, when the link is opened', () => {
  const recorded = [step({ calls: [call(READ, 404)] }), step({ calls: [call(READ, 404)] }), step()]
  for (const times of [1, 2, 3]) {
    const steps = compare(...recorded)
    // The replay’s pointer was elsewhere.
    expect(steps.missing(0, seen())).toBeNull()
    steps.next(0, seen())
    const opened = seen({ calls: Array.from({ length: times }, () => call(READ, 404)) })
    expect(steps.missing(1, opened)).toBeNull()
    expect(steps.surplus(1, opened)).toBeNull()
    steps.next(1, opened)
    expect(steps.surplus(2, opened)).toBeNull()
    const again = seen({ calls: [...opened.calls, call(READ, 404), call(READ, 404)] })
    expect(steps.surplus(2, again)?.actual).toBe(`${READ} 404`)
  }
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

test('an alert of an earlier step may be reported late', () => {
  const steps = compare(step({ texts: [textFact('No', 'alert')] }), step(), step())
  expect(steps.surplus(2, seen({ texts: [textFact('No', 'alert')] }))).toBeNull()
})

test('the effect of a timer may be repeated, and an answer may be early', () => {
  const steps = compare(step(), step({ calls: [call(SAVE)], later: [call('POST /v1/refresh')] }))
  expect(steps.surplus(0, seen({ calls: [call(SAVE), call('POST /v1/refresh')] }))).toBeNull()
  expect(steps.missing(1, seen({ calls: [call(SAVE)] }))).toBeNull()
})

test('a created id matches any id at first, and then only that one', () => {
  const [first, second] = ['1', '2'].map(
    (digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`,
  )
  const steps = compare(step({ address: '/m/{id1}' }), step({ address: '/m/{id1}/edit' }))
  expect(steps.missing(0, seen({ address: '/m/new' }))?.what).toBe('address')
  expect(steps.missing(0, seen({ address: `/m/${first}` }))).toBeNull()
  expect(steps.missing(1, seen({ address: `/m/${second}/edit` }))?.what).toBe('address')
  expect(steps.missing(1, seen({ address: `/m/${first}/edit` }))).toBeNull()
})
