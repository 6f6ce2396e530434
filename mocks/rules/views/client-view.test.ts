import { expect, it } from 'vitest'

import { createDb } from '#mocks/db/db.ts'

import { clientInfoView, measurementView } from './client-view.ts'

it('the view shows a card with the address of its picture', () => {
  const numbers = { goal: 'Схуднення', notes: 'Коліно', body_specs: [80, 100, 90, 95] } as const
  const row = { id: 'card', user_id: 'andriy', ...numbers }
  const view = (image_id: string | null) =>
    clientInfoView({ ...row, body_specs: [...row.body_specs], image_id })
  expect(view(null)).toEqual({ ...numbers, image: null })
  expect(view('photo').image).toBe('/v1/clients/andriy/client_info/image')
})

it('the view shows a measurement with its photo, or without one', () => {
  const db = createDb()
  db.images.insert({ id: 'photo', type: 'image/png', base64: 'iVBORw0KGgo=', form: 'blob' })
  const numbers = { weight: 80, chest: 100, waist: 90, hips: 95 }
  const row = { id: 'entry', user_id: 'andriy', date: '2027-03-02', ...numbers }
  expect(measurementView(db, { ...row, image_id: 'photo' })).toEqual({
    id: 'entry',
    date: '2027-03-02',
    photo: 'data:image/png;base64,iVBORw0KGgo=',
    ...numbers,
  })
  expect(measurementView(db, { ...row, image_id: null }).photo).toBeNull()
  expect(measurementView(db, { ...row, image_id: 'gone' }).photo).toBeNull()
})
