import { describe, expect, it, test } from 'vitest'

import { draftWith } from '#src/draft/model.ts'

import {
  afterSaving,
  type Draft,
  valuesOfPage,
  draftOver,
  experienceOf,
  hasNewTexts,
  isChanged,
  isPageOvertaken,
  isUnsaved,
  mergedRows,
  newCertificate,
  newExperience,
  rowOf,
  rowsSavedAnyway,
  shownDraft,
  spacesOf,
} from './site-draft.ts'

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
const draft = valuesOfPage(info, TODAY)
const [open, present, old] = draft.experiences

const withExperience = (page: Draft): Draft => ({
  ...page,
  experiences: [...page.experiences, newExperience()],
})
const withCertificate = (page: Draft): Draft => ({
  ...page,
  certificates: [...page.certificates, newCertificate()],
})

describe('a page in edit mode', () => {
  it('keeps «Працюю досі» ticked for an end that is empty or today', () => {
    expect([open?.current, present?.current, old?.current]).toEqual([true, true, false])
    expect(old?.end_date).toBe('2021-08-20')
  })

  it('has nothing unsaved, even with empty new rows', () => {
    expect(isUnsaved(draft, info)).toBe(false)
    expect(isUnsaved(withCertificate(withExperience(draft)), info)).toBe(false)
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
      expect(isUnsaved(changed, info)).toBe(true)
  })
})

describe('places as one text', () => {
  it.each([
    ['not edited, with their commas', draft.spaces, info.training_spaces],
    ['split at the commas, without empty ones', ' Зал ,Парк,, ', ['Зал', 'Парк']],
    ['none', '', []],
  ])('%s', (_, text, spaces) => {
    expect(spacesOf(text, info.training_spaces)).toEqual(spaces)
  })
})

test('a saved place keeps its commas when another one is added, moved or removed', () => {
  const saved = ['Зал „Атлет“, вул. Саксаганського, 40', 'Зал „Атлет“', '']
  const all = (text: string) => spacesOf(text, saved)
  expect(all(`${saved[0]}, Онлайн`)).toEqual([saved[0], 'Онлайн'])
  expect(all(`Парк,${saved[0]} , Зал „Атлет“`)).toEqual(['Парк', saved[0], saved[1]])
  expect(all('Зал „Атлет“, вул. Інша, 40')).toEqual(['Зал „Атлет“', 'вул. Інша', '40'])
})

test('texts are unsaved until the server has them, whatever the separators of the places', () => {
  const typed = { ...draft, spaces: ' Зал , Парк,, ' }
  expect(hasNewTexts(draft, info)).toBe(false)
  expect(hasNewTexts(typed, info)).toBe(true)
  expect(hasNewTexts(typed, { ...info, training_spaces: ['Зал', 'Парк'] })).toBe(false)
  expect(hasNewTexts({ ...draft, bio: '' }, info)).toBe(true)
})

/** The page with changes saved by another device. */
const since = (change: Partial<typeof info>) => ({ ...info, ...change })

/** The draft after these changes. */
const begun = (change: Partial<Draft>) => {
  const kept = draftWith(null, draft, { ...draft, ...change })
  if (kept === null) throw new Error('Nothing was changed')
  return kept
}

/** What is shown of a draft with these changes once the page has been saved elsewhere. */
const shownAfter = (change: Partial<Draft>, page: Partial<typeof info>) =>
  shownDraft(begun(change), valuesOfPage(since(page), TODAY))

const renamed = draft.experiences.map((row) =>
  row.id === 'old' ? { ...row, about: 'Клуб 2' } : row,
)
const renamedNow = draft.experiences.map((row) => ({ ...row, about: `${row.about} 2` }))
const openNow = since({
  experiences: info.experiences.map((row) =>
    row.end_date === TODAY ? { ...row, end_date: null } : row,
  ),
})
const idsOf = (page: Draft) => page.experiences.map(({ id }) => id)

describe('a page that is saved elsewhere meanwhile', () => {
  it('shows the saved values, except for the fields changed here', () => {
    const experiences = info.experiences.map((row) =>
      row.id === 'now' ? { ...row, about: 'Зал 2' } : row,
    )
    const page = { bio: 'Інше', achievement: 'КМС', experiences }
    const shown = shownAfter({ bio: 'Моє', experiences: renamed }, page)
    expect([shown.bio, shown.achievement]).toEqual(['Моє', 'КМС'])
    expect(shown.experiences.map(({ about }) => about)).toEqual(['Парк', 'Зал 2', 'Клуб 2'])
  })

  it('has the rows added there and here, and not those deleted there', () => {
    const added = { id: 'new', about: 'Студія', start_date: '2020-01-01', end_date: '2020-02-01' }
    const experiences = [...info.experiences.filter(({ id }) => id !== 'now'), added]
    const mine = withExperience(draft).experiences
    expect(idsOf(shownAfter({ experiences: mine }, { experiences }))).toEqual([
      'open',
      'old',
      null,
      'new',
    ])
  })

  it('keeps a row that was changed here and deleted there', () => {
    const experiences = info.experiences.filter(({ id }) => id !== 'old')
    expect(idsOf(shownAfter({ experiences: renamed }, { experiences }))).toEqual([
      'open',
      'now',
      'old',
    ])
  })

  it('is the saved object itself once nothing differs', () => {
    const saved = valuesOfPage(since({ bio: 'Моє' }), TODAY)
    expect(shownDraft(begun({ bio: 'Моє' }), saved)).toBe(saved)
  })

  const row = (change: object) =>
    since({
      experiences: info.experiences.map((one) => (one.id === 'old' ? { ...one, ...change } : one)),
    })
  it.each([
    ['the same text', { bio: 'Моє' }, since({ bio: 'Інше' }), true],
    ['another text', { bio: 'Моє' }, since({ achievement: 'КМС' }), false],
    ['the same experience', { experiences: renamed }, row({ about: 'Клуб 3' }), true],
    ['its start date', { experiences: renamed }, row({ start_date: '2018-03-12' }), true],
    ['its end date', { experiences: renamed }, row({ end_date: '2021-09-20' }), true],
    ['another text and an experience left alone', { bio: 'Моє' }, row({ about: 'Клуб 3' }), false],
    ['nothing', { bio: 'Моє', experiences: renamed }, info, false],
    ['an end of today, stored empty', { experiences: renamedNow }, openNow, false],
  ])('whether it overtook a draft: %s', (_, change, page, expected) => {
    expect(isPageOvertaken(begun(change), page, TODAY)).toBe(expected)
  })

  it('does not overtake the draft any more once the person chose their own version', () => {
    const page = since({ ...row({ about: 'Клуб 3' }), bio: 'Інше', achievement: 'КМС' })
    const over = draftOver(begun({ bio: 'Моє', experiences: renamed }), valuesOfPage(page, TODAY))
    expect(isPageOvertaken(over, page, TODAY)).toBe(false)
    const { bio, achievement, experiences } = shownDraft(over, valuesOfPage(page, TODAY))
    expect([bio, achievement, experiences.at(-1)?.about]).toEqual(['Моє', 'КМС', 'Клуб 2'])
  })
})

describe('after a save', () => {
  const two = withCertificate(withCertificate(withExperience(withExperience(draft))))
  const [first, second] = two.experiences.slice(-2)
  const [paper] = two.certificates

  it('12.4: a key belongs to one row only, even if another was removed or added in another tab', () => {
    const [one] = withCertificate(draft).certificates
    const [other] = withCertificate(draft).certificates
    const [job] = withExperience(draft).experiences.slice(-1)
    expect(new Set([one?.key, other?.key, job?.key]).size).toBe(3)
    const added = withCertificate(draft)
    const kept = { base: draft, values: added }
    const taken = { texts: false, experiences: new Map(), certificates: new Set([one?.key ?? '']) }
    expect(afterSaving(kept, kept, taken)).toEqual(kept)
  })

  it('accepted texts and rows are saved, and accepted certificates removed', () => {
    const typed = { ...two, bio: 'Тренерка й мати' }
    const saved = { about: 'Студія', start_date: '2026-05-01', end_date: TODAY, current: true }
    const kept = { base: draft, values: typed }
    const left = afterSaving(kept, kept, {
      texts: true,
      experiences: new Map([[second?.key ?? '', { id: 'new', saved }]]),
      certificates: new Set([paper?.key ?? '']),
    })
    expect(left?.base.bio).toBe('Тренерка й мати')
    const rows = left?.values.experiences.slice(-2) ?? []
    expect(rows.map((row) => [row.id, row.saved])).toEqual([
      [null, null],
      ['new', saved],
    ])
    expect(left?.values.certificates).toHaveLength(1)
  })

  it('rows whose answer was lost are recognised, once each', () => {
    const filled = { about: 'Студія', start_date: '2026-05-01', end_date: '2026-06-01' }
    const certificate = { name: 'EQF', authored_by: 'НУФВСУ', date: '2020-01-01' }
    const typed = {
      ...two,
      experiences: two.experiences.map((row) => (row.id === null ? { ...row, ...filled } : row)),
      certificates: two.certificates.map((row) => ({ ...row, ...certificate, name: 'EQF ' })),
    }
    const after = {
      experiences: [...info.experiences, { id: 'new', ...filled }],
      certifications: [{ id: 'c', ...certificate, image: null }],
    }
    const arrived = rowsSavedAnyway(typed, { before: info, after, today: TODAY })
    expect([...arrived.experiences]).toEqual([
      [first?.key, { id: 'new', saved: { ...filled, current: false } }],
    ])
    expect([...arrived.certificates]).toEqual([paper?.key])
    // Where the work goes on, an end of today may be stored empty.
    const current = typed.experiences.map((row) => ({ ...row, current: row.id === null }))
    const page = { ...after, experiences: [{ id: 'new', ...filled, end_date: null }] }
    const going = { before: { ...info, experiences: [] }, after: page, today: TODAY }
    expect(rowsSavedAnyway({ ...typed, experiences: current }, going).experiences.size).toBe(1)
    // An older row is not a new one.
    expect(rowsSavedAnyway(typed, { before: after, after, today: TODAY }).experiences.size).toBe(0)
  })
})

describe('what is sent for a row', () => {
  const dates = { start_date: '2026-01-01', end_date: '' }
  const row = { key: 'k', id: null, about: ' Зал ', ...dates, current: true, saved: null }

  it('ends today for «Працюю досі»', () => {
    const sent = { about: 'Зал', start_date: '2026-01-01', end_date: TODAY }
    expect(experienceOf(row, TODAY)).toEqual(sent)
  })

  it('leaves an empty end of work that goes on: one corrected word does not end it', () => {
    if (!open) throw new Error('No job')
    const corrected = { ...open, about: 'Парк „Наталка“' }
    expect(experienceOf(corrected, TODAY)).toMatchObject({ end_date: null })
    const ended = { ...corrected, current: false, end_date: TODAY }
    expect(experienceOf(ended, TODAY)).toMatchObject({ end_date: TODAY })
  })

  test.each([{ about: ' ' }, { start_date: '' }, { current: false }])('is null with %o', (gap) => {
    expect(experienceOf({ ...row, ...gap }, TODAY)).toBeNull()
  })
})

test('«Працюю досі» of yesterday is not a change today', () => {
  const experience = { id: 'x', about: 'Зал', start_date: '2026-01-01', end_date: TODAY }
  const row = rowOf(experience, TODAY)
  expect(row.current).toBe(true)
  expect(isChanged(row)).toBe(false)
  expect(isChanged(rowOf(experience, '2027-03-03'))).toBe(false)
})

test('a row that was just added is shown once, before and after the page is read again', () => {
  const experience = { id: 'x', about: 'Зал', start_date: '2026-01-01', end_date: '2026-02-01' }
  const saved = rowOf(experience, TODAY)
  const row = { ...newExperience(), ...saved, key: 'new-1' }
  expect(mergedRows([row], [])).toEqual([row])
  expect(mergedRows([row], [saved])).toEqual([row])
})
