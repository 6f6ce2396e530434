import { describe, expect, it, test } from 'vitest'

import contract from '#openapi/contract.gen.json' with { type: 'json' }

import {
  afterSaving,
  draftOf,
  experienceOf,
  hasNewTexts,
  isUnsaved,
  spacesOf,
  withCertificate,
  withExperience,
} from './draft.ts'
import { arrivedAnyway } from './lost-answers.ts'
import { TAGS } from './tags.ts'

const TODAY = '2027-03-02'

const info = {
  bio: 'Тренерка',
  achievement: '',
  training_spaces: ['Зал „Атлет“, вул. Саксаганського 40', 'Онлайн'],
  training_tags: [],
  certifications: [],
  experiences: [
    { id: 'old', about: 'Клуб', start_date: '2018-02-12', end_date: '2021-08-20' },
    { id: 'now', about: 'Зал', start_date: '2021-09-01', end_date: TODAY },
    { id: 'open', about: 'Парк', start_date: '2022-01-01', end_date: null },
  ],
}
const draft = draftOf(info, TODAY)
const [open, now, old] = draft.experiences

test('the tags are those of the contract', () => {
  expect(TAGS).toEqual(contract.components.schemas.TagName.enum)
})

describe('a page ready to be edited', () => {
  it('keeps «Працюю досі» ticked for an end that is empty or today', () => {
    expect([open?.current, now?.current, old?.current]).toEqual([true, true, false])
    expect(old?.end_date).toBe('2021-08-20')
  })

  it('has nothing unsaved, and still nothing with blank rows', () => {
    expect(isUnsaved(draft, info, TODAY)).toBe(false)
    expect(isUnsaved(withCertificate(withExperience(draft)), info, TODAY)).toBe(false)
  })

  it('is unsaved with any change', () => {
    const row = (change: object) => ({
      ...draft,
      experiences: draft.experiences.map((one) => (one.id === 'old' ? { ...one, ...change } : one)),
    })
    const certificate = withCertificate(draft).certificates.map((one) => ({ ...one, name: 'EQF' }))
    for (const changed of [
      { ...draft, bio: '' },
      { ...draft, achievement: 'КМС' },
      { ...draft, spaces: 'Онлайн' },
      { ...draft, certificates: certificate },
      row({ about: 'Інший клуб' }),
      row({ current: true }),
      row({ end_date: '' }),
    ])
      expect(isUnsaved(changed, info, TODAY)).toBe(true)
  })
})

describe('places as one text', () => {
  it('that was left alone are the list they were, commas and all', () => {
    expect(spacesOf(draft.spaces, info.training_spaces)).toEqual(info.training_spaces)
  })

  it('are cut at the commas, blanks left out', () => {
    expect(spacesOf(' Зал ,Парк,, ', info.training_spaces)).toEqual(['Зал', 'Парк'])
    expect(spacesOf('', info.training_spaces)).toEqual([])
  })
})

test('texts are new until the server has them, whatever stands between the places', () => {
  const typed = { ...draft, spaces: ' Зал , Парк,, ' }
  expect(hasNewTexts(draft, info)).toBe(false)
  expect(hasNewTexts(typed, info)).toBe(true)
  expect(hasNewTexts(typed, { ...info, training_spaces: ['Зал', 'Парк'] })).toBe(false)
  expect(hasNewTexts({ ...draft, bio: '' }, info)).toBe(true)
})

describe('what of a row is sent', () => {
  const row = {
    key: 'k',
    id: null,
    about: ' Зал ',
    start_date: '2026-01-01',
    end_date: '',
    current: true,
  }

  it('is today for «Працюю досі»', () => {
    expect(experienceOf(row, TODAY)).toEqual({
      about: 'Зал',
      start_date: '2026-01-01',
      end_date: TODAY,
    })
  })

  test.each([{ about: ' ' }, { start_date: '' }, { current: false }])(
    'is nothing with %o',
    (gap) => {
      expect(experienceOf({ ...row, ...gap }, TODAY)).toBeNull()
    },
  )
})

describe('after a save', () => {
  const two = withCertificate(withCertificate(withExperience(withExperience(draft))))
  const [first, second] = two.experiences.slice(-2)
  const [paper] = two.certificates

  it('new rows have keys of their own', () => {
    const keys = [...two.experiences, ...two.certificates].map(({ key }) => key)
    expect(new Set(keys).size).toBe(7)
  })

  it('12.4: a key is of one row only, even where another was removed or added in another tab', () => {
    const [one] = withCertificate(draft).certificates
    const [other] = withCertificate(draft).certificates
    const [job] = withExperience(draft).experiences.slice(-1)
    expect(new Set([one?.key, other?.key, job?.key]).size).toBe(3)
    const added = withCertificate(draft)
    const saved = { ids: new Map<string, string>(), certificates: new Set([one?.key ?? '']) }
    expect(afterSaving(added, saved)).toEqual(added)
  })

  it('rows that the server took are known, its certificates gone', () => {
    const left = afterSaving(two, {
      ids: new Map([[second?.key ?? '', 'new']]),
      certificates: new Set([paper?.key ?? '']),
    })
    expect(left.experiences.slice(-2).map(({ id }) => id)).toEqual([null, 'new'])
    expect(left.certificates).toHaveLength(1)
  })

  it('rows whose answer was lost are recognised, once each', () => {
    const filled = { about: 'Студія', start_date: '2026-05-01', end_date: '2026-06-01' }
    const typed = {
      ...two,
      experiences: two.experiences.map((row) => (row.id === null ? { ...row, ...filled } : row)),
      certificates: two.certificates.map((row) => ({
        ...row,
        name: 'EQF ',
        authored_by: 'НУФВСУ',
        date: '2020-01-01',
      })),
    }
    const after = {
      experiences: [...info.experiences, { id: 'new', ...filled }],
      certifications: [
        { id: 'c', name: 'EQF', authored_by: 'НУФВСУ', date: '2020-01-01', image: null },
      ],
    }
    const arrived = arrivedAnyway(typed, { before: info, after, today: TODAY })
    expect([...arrived.ids]).toEqual([[first?.key, 'new']])
    expect([...arrived.certificates]).toEqual([paper?.key])
    // What had been there before is nobody's new row.
    expect(arrivedAnyway(typed, { before: after, after, today: TODAY }).ids.size).toBe(0)
  })
})
