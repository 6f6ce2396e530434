import { expect, it, test } from 'vitest'

import { type BodyText, EMPTY_BODY } from '#src/domain/body.ts'
import { isSavedAnyway } from '#src/features/clients/api.ts'
import { changeText, numberText } from '#src/features/clients/CardParts.tsx'

import { axisDate } from './MeasureChart.tsx'

test.each([
  [88.1, '88,1'],
  [106, '106'],
  [333.333, '333,33'],
  [0, '—'],
])('%d reads %s', (value, text) => {
  expect(numberText(value)).toBe(text)
})

test.each([
  [-1.1, '−1,1'],
  [0.5, '+0,5'],
  [0, '0'],
])('a change of %d reads %s', (change, text) => {
  expect(changeText(change)).toBe(text)
})

test('a date on an axis is the full date without the year', () => {
  expect(axisDate('2027-02-09')).toBe('9 лютого')
})

const TODAY = '2027-03-02'
const typed: BodyText = { ...EMPTY_BODY, weight: '87', waist: '94' }
const begun = { base: EMPTY_BODY, values: typed }
const draft = { ...begun, sent: begun }
const entry = { date: TODAY, weight: 87, chest: 0, waist: 94, hips: 0 }
const known = { entries: [entry], specs: [87, 0, 94, 0], today: TODAY }

it('what was sent is saved if it is today’s entry', () => {
  expect(isSavedAnyway(draft, known)).toBe(true)
})

it.each([
  ['it was not sent', begun, known],
  ['other numbers were typed since', { ...draft, values: { ...typed, waist: '95' } }, known],
  ['nothing is typed any more', { ...draft, values: EMPTY_BODY }, known],
  ['the entry is of another day', draft, { ...known, today: '2027-03-03' }],
  ['the entry has other numbers', draft, { ...known, entries: [{ ...entry, weight: 88 }] }],
])('what was sent is not saved if %s', (_, typedSo, saved) => {
  expect(isSavedAnyway(typedSo, saved)).toBe(false)
})

it('if the server keeps no history, the card’s numbers count', () => {
  expect(isSavedAnyway(draft, { ...known, entries: [] })).toBe(true)
  expect(isSavedAnyway(draft, { ...known, entries: [], specs: [88, 0, 94, 0] })).toBe(false)
  expect(isSavedAnyway(draft, { ...known, entries: [], specs: undefined })).toBe(false)
})
