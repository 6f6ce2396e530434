import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openFakeDevice, type FakeStorage } from '#tests/fixtures/device/fake-device.fixture.ts'

import { hoursDraft } from './state.ts'

let storage: FakeStorage

beforeEach(() => {
  ;({ storage } = openFakeDevice())
})
afterEach(() => void vi.unstubAllGlobals())

it('reads what a stopped save had done as an earlier version of the app has stored it', () => {
  const slot = (id: string) => ({ id, work_day: 0, start_time: '09:00', end_time: '18:00' })
  const stored = {
    saved: [slot('a'), slot('b')],
    edited: [[], [], [], [], [], [], []],
    progress: {
      created: [{ id: 'n', work_day: 0, start: '10:00', end: '18:00', generated: true }],
      deleted: ['a'],
    },
  }
  storage.setItem('draft/olena/hours', JSON.stringify(stored))
  expect(hoursDraft('olena').read()).toMatchObject({
    saved: stored.saved,
    present: [slot('b'), { ...slot('n'), start_time: '10:00', generated: true }],
  })
})

it('a draft of an earlier version that was never sent has no save to go on with', () => {
  const stored = { saved: [], edited: [[], [], [], [], [], [], []], progress: null }
  storage.setItem('draft/ihor/hours', JSON.stringify(stored))
  expect(hoursDraft('ihor').read()).toEqual({ saved: [], edited: stored.edited, present: null })
})
