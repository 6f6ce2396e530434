import { expect, it } from 'vitest'

import { NOW, small } from '#tests/fixtures/mock/rows.fixture.ts'

import { bodySpecs, recordMeasurement, setCardImage } from './card.ts'
import { instantOf } from './kyiv.ts'

const TOMORROW = instantOf('2027-03-03T08:00')

function withCard() {
  const { db, client } = small()
  const card = db.clientInfos.insert({
    id: 'card',
    user_id: client.id,
    goal: 'Схуднення',
    notes: '',
    body_specs: [0, 0, 0, 0],
    image_id: null,
  })
  return {
    db,
    card,
    measure: (weight: number, now: number): void => {
      recordMeasurement(db, db.clientInfos.update(card, { body_specs: [weight, 100, 80, 95] }), now)
    },
    picture: (id: string) =>
      db.images.insert({ id, type: 'image/png', base64: '', form: 'blob' }).id,
    history: () =>
      db.measurements.all().map(({ date, weight, image_id }) => `${date} ${weight} ${image_id}`),
  }
}

it('measurements make one entry for each day in Kyiv with a weight, which later numbers replace', () => {
  const { measure, history } = withCard()
  measure(80, NOW)
  measure(79, instantOf('2027-03-02T23:59'))
  measure(78, TOMORROW)
  measure(0, instantOf('2027-03-04T08:00'))
  expect(history()).toEqual(['2027-03-02 79 null', '2027-03-03 78 null'])
})

it('a picture becomes the photo of today’s entry and of no other', () => {
  const { db, card, measure, picture, history } = withCard()
  measure(80, NOW)
  measure(78, TOMORROW)
  setCardImage(db, card, picture('new'), TOMORROW)
  expect(history()).toEqual(['2027-03-02 80 null', '2027-03-03 78 new'])
  expect(card.image_id).toBe('new')
})

it('a picture that is uploaded first waits for the numbers, for one entry of its own client only', () => {
  const { db, card, measure, picture, history } = withCard()
  const numbers = { weight: 60, chest: 90, waist: 70, hips: 90 }
  const theirs = { date: '2027-03-02', image_id: 'another' }
  db.measurements.insert({ id: 'other', user_id: 'other', ...theirs, ...numbers })
  setCardImage(db, card, picture('first'), NOW)
  measure(80, NOW)
  measure(78, TOMORROW)
  expect(history()).toEqual(['2027-03-02 60 another', '2027-03-02 80 first', '2027-03-03 78 null'])
})

it('a picture replaces those that it and today’s entry had before, unless an entry shows them', () => {
  const { db, card, measure, picture } = withCard()
  setCardImage(db, card, picture('first'), NOW)
  measure(80, NOW)
  setCardImage(db, card, picture('second'), TOMORROW)
  measure(78, TOMORROW)
  for (const entry of db.measurements.all().slice(1))
    db.measurements.update(entry, { image_id: picture('own') })
  setCardImage(db, card, picture('third'), TOMORROW)
  expect(db.images.all().map(({ id }) => id)).toEqual(['first', 'third'])
})

it('fills missing numbers with zero', () => {
  expect(bodySpecs([82.5, 104])).toEqual([82.5, 104, 0, 0])
})
