import * as fc from 'fast-check'
import { describe, expect, it, test, vi } from 'vitest'

import { changesOf, draftAfter, draftSent, draftWith, isOvertaken, valuesOf } from './model.ts'

interface Card {
  goal: string
  notes: string
  rows: readonly string[]
}

const text = fc.constantFrom('', 'a', 'b', 'c')
const card: fc.Arbitrary<Card> = fc.record(
  { goal: text, notes: text, rows: fc.array(text, { maxLength: 2 }) },
  { noNullPrototype: true },
)

/** The draft after these values were typed over the saved ones, one after the other. */
const typed = fc
  .array(fc.tuple(card, card), { maxLength: 4 })
  .map((steps) =>
    steps.reduce<ReturnType<typeof draftWith<Card>>>(
      (draft, [saved, values]) => draftWith(draft, saved, values),
      null,
    ),
  )

const saved: Card = { goal: 'form', notes: 'knee', rows: ['one'] }

describe('a form', () => {
  it('shows what was typed', () => {
    fc.assert(
      fc.property(typed, card, card, (draft, base, values) => {
        expect(valuesOf(draftWith(draft, base, values), base)).toEqual(values)
      }),
    )
  })

  it('shows the saved values where nothing was typed', () => {
    const draft = draftWith(null, saved, { ...saved, notes: 'back' })
    const since = { ...saved, goal: 'weight', rows: [] }
    expect(valuesOf(draft, since)).toEqual({ ...since, notes: 'back' })
  })

  it('returns the saved object itself while nothing differs', () => {
    expect(valuesOf(null, saved)).toBe(saved)
    const draft = draftWith(null, saved, { ...saved, notes: 'back' })
    const since = { ...saved, notes: 'back' }
    expect(valuesOf(draft, since)).toBe(since)
  })
})

test('what is typed and deleted again leaves no draft', () => {
  const draft = draftWith(null, saved, { ...saved, notes: 'knee!' })
  expect(draftWith(draft, saved, { ...saved, rows: ['one'] })).toBeNull()
})

test('a draft knows the day on which it was begun, whatever is typed or sent later', () => {
  vi.useFakeTimers({ now: Date.parse('2027-03-01T22:30Z') })
  const draft = draftWith(null, saved, { ...saved, notes: 'back' })
  vi.setSystemTime(Date.parse('2027-03-03T10:00Z'))
  const later = draft && draftAfter(draftSent(draft), {})
  vi.useRealTimers()
  expect(draftWith(later, saved, { ...saved, notes: 'back, hip' })?.day).toBe('2027-03-02')
})

describe('after a save', () => {
  it('nothing remains of what was sent', () => {
    fc.assert(
      fc.property(typed, (draft) => {
        expect(draftAfter(draft, draft ? changesOf(draft) : {})).toBeNull()
      }),
    )
  })

  it('what was typed since, and what was not sent, remains', () => {
    const sent = draftWith(null, saved, { goal: 'weight', notes: 'back', rows: ['two'] })
    const since = draftWith(sent, saved, { goal: 'weight', notes: 'back, hip', rows: ['two'] })
    const left = draftAfter(since, { goal: 'weight', notes: 'back' })
    const now = { ...saved, goal: 'weight', notes: 'back' }
    expect(valuesOf(left, now)).toEqual({ goal: 'weight', notes: 'back, hip', rows: ['two'] })
    // The answer to this person's own save is not a change by somebody else.
    expect(valuesOf(left, { ...now, goal: 'health' }).goal).toBe('health')
    expect(left && isOvertaken(left, now)).toBe(false)
    expect(left && isOvertaken(left, { ...now, notes: 'hip' })).toBe(true)
  })

  it('a field changed back since is a change, too', () => {
    const sent = draftWith(null, saved, { ...saved, notes: 'back' })
    const since = draftWith(sent, saved, { ...saved, goal: 'weight' })
    const left = draftAfter(since, sent ? changesOf(sent) : {})
    expect(valuesOf(left, { ...saved, notes: 'back' })).toEqual({ ...saved, goal: 'weight' })
  })

  it('a form changed back completely while it was sent is a change of what was sent', () => {
    const draft = draftWith(null, saved, { ...saved, notes: 'back' })
    if (draft === null) throw new Error('No draft')
    const back = draftWith(draftSent(draft), saved, saved)
    expect(back && valuesOf(back, saved)).toEqual(saved)
    const left = draftAfter(back, changesOf(draft))
    expect(valuesOf(left, { ...saved, notes: 'back' })).toEqual(saved)
    // Where nothing was saved, there is nothing that could have changed.
    expect(draftAfter(back, {})).toBeNull()
    expect(draftAfter(draftSent(draft), {})).toEqual(draft)
  })
})

describe('a draft is overtaken', () => {
  const draft = draftWith(null, saved, { ...saved, notes: 'back' })
  if (draft === null) throw new Error('No draft')

  it.each([
    ['where somebody saved the same field', { ...saved, notes: 'hip' }, true],
    ['not where they saved another', { ...saved, goal: 'weight', rows: [] }, false],
    ['not where they saved the same', { ...saved, notes: 'back' }, false],
    ['not by what it was begun from', saved, false],
  ])('%s', (_, now, expected) => {
    expect(isOvertaken(draft, now)).toBe(expected)
  })

  it('not by what the person has sent, even if no answer came', () => {
    const now = { ...saved, notes: 'back' }
    const since = draftWith(draft, now, { ...saved, notes: 'back and knee' })
    expect(since && isOvertaken(since, now)).toBe(false)
    expect(since && isOvertaken(since, { ...saved, notes: 'hip' })).toBe(true)
  })

  it('not by what another tab is saving', () => {
    const more = draftWith(draftSent(draft), saved, { ...saved, notes: 'back and knee' })
    expect(more && isOvertaken(more, { ...saved, notes: 'back' })).toBe(false)
    expect(more && isOvertaken(more, { ...saved, notes: 'hip' })).toBe(true)
  })

  it('also when the person continues typing after that', () => {
    const now = { ...saved, notes: 'hip' }
    const since = draftWith(draft, now, { ...saved, notes: 'back and knee' })
    expect(since && isOvertaken(since, now)).toBe(true)
  })
})
