import { expect, it } from 'vitest'

import {
  NO_PROGRESS,
  afterCreate,
  afterDelete,
  afterGenerate,
  afterReading,
  presentSlots,
} from './hours-progress.ts'

const slot = (id: string, work_day = 0) => ({
  id,
  work_day,
  start_time: '09:00:00',
  end_time: '10:00:00',
})
const created = (id: string, generated = false) => ({
  work_day: 0,
  start: '09:00',
  end: '10:00',
  id,
  generated,
})

it('records what was created, generated and deleted', () => {
  const one = afterCreate(afterCreate(NO_PROGRESS, slot(''), 'n1'), slot(''), 'n2')
  expect(one).toEqual({ created: [created('n1'), created('n2')], deleted: [] })
  const two = afterDelete(afterGenerate(one, 'n2'), 's')
  expect(two).toEqual({ created: [created('n1'), created('n2', true)], deleted: ['s'] })
})

it('derives the server’s slots from the saved ones and the progress', () => {
  const progress = { created: [created('n1'), created('n2')], deleted: ['s1', 'n2'] }
  const ids = presentSlots([slot('s1'), slot('s2')], progress).map(({ id }) => id)
  expect(ids).toEqual(['s2', 'n1'])
})

it('a created slot counts once if the saved ones were read again', () => {
  const progress = { created: [created('n1')], deleted: [] }
  expect(presentSlots([slot('n1')], progress)).toHaveLength(1)
})

it('finds out from a new read what was added and removed', () => {
  const progress = { created: [created('n1', true), created('n2', true)], deleted: [] }
  const fresh = [slot('s1'), slot('n1'), slot('x')]
  expect(afterReading(progress, [slot('s1'), slot('s2')], fresh)).toEqual({
    created: [created('n1', true), created('n2', true), created('x')],
    deleted: ['s2', 'n2'],
  })
})
