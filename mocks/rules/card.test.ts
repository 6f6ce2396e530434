import { describe, expect, it } from 'vitest'

import { NOW, small } from '#tests/fixtures/mock/rows.fixture.ts'

import type { Db } from '../db/db.ts'
import type { ClientInfoRow, ImageRow } from '../db/tables.ts'
import { bodySpecs, recordMeasurement, setCardImage } from './card.ts'
import { instantOf } from './kyiv.ts'

const TOMORROW = instantOf('2027-03-03T08:00')

function withCard(): { db: Db; card: ClientInfoRow } {
  const { db, client } = small()
  const card = db.clientInfos.insert({
    id: 'card',
    user_id: client.id,
    goal: 'Схуднення',
    notes: '',
    body_specs: [0, 0, 0, 0],
    image_id: null,
  })
  return { db, card }
}

const picture = (db: Db, id: string): ImageRow =>
  db.images.insert({ id, type: 'image/png', base64: '', form: 'blob' })

const measure = (db: Db, card: ClientInfoRow, weight: number, now: number): void =>
  recordMeasurement(db, db.clientInfos.update(card, { body_specs: [weight, 100, 80, 95] }), now)

const history = (db: Db) =>
  db.measurements.all().map(({ date, weight, image_id }) => ({ date, weight, image_id }))

describe('measurements', () => {
  it('make one entry for each day in Kyiv with a weight, which later numbers of that day replace', () => {
    const { db, card } = withCard()
    measure(db, card, 80, NOW)
    measure(db, card, 79, instantOf('2027-03-02T23:59'))
    measure(db, card, 78, TOMORROW)
    measure(db, card, 0, instantOf('2027-03-04T08:00'))
    expect(history(db)).toEqual([
      { date: '2027-03-02', weight: 79, image_id: null },
      { date: '2027-03-03', weight: 78, image_id: null },
    ])
  })
})

describe('the picture of a card', () => {
  it('becomes the photo of today’s entry and of no other', () => {
    const { db, card } = withCard()
    measure(db, card, 80, NOW)
    measure(db, card, 78, TOMORROW)
    setCardImage(db, card, picture(db, 'new').id, TOMORROW)
    expect(history(db).map(({ image_id }) => image_id)).toEqual([null, 'new'])
    expect(card.image_id).toBe('new')
  })

  it('waits for the numbers if it is uploaded first, for one entry of its own client only', () => {
    const { db, card } = withCard()
    const numbers = { weight: 60, chest: 90, waist: 70, hips: 90 }
    const theirs = { date: '2027-03-02', image_id: 'another' }
    db.measurements.insert({ id: 'other', user_id: 'other', ...theirs, ...numbers })
    setCardImage(db, card, picture(db, 'first').id, NOW)
    measure(db, card, 80, NOW)
    measure(db, card, 78, TOMORROW)
    expect(history(db)).toEqual([
      { ...theirs, weight: 60 },
      { date: '2027-03-02', weight: 80, image_id: 'first' },
      { date: '2027-03-03', weight: 78, image_id: null },
    ])
  })

  it('deletes the pictures that it and today’s entry had before, unless an entry shows them', () => {
    const { db, card } = withCard()
    setCardImage(db, card, picture(db, 'first').id, NOW)
    measure(db, card, 80, NOW)
    setCardImage(db, card, picture(db, 'second').id, TOMORROW)
    measure(db, card, 78, TOMORROW)
    db.measurements
      .all()
      .slice(1)
      .forEach((entry) => db.measurements.update(entry, { image_id: picture(db, 'own').id }))
    setCardImage(db, card, picture(db, 'third').id, TOMORROW)
    expect(db.images.all().map(({ id }) => id)).toEqual(['first', 'third'])
  })
})

it('fills missing numbers with zero', () => {
  expect(bodySpecs([82.5, 104])).toEqual([82.5, 104, 0, 0])
})
