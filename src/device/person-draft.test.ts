import fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openFakeDevice } from '#tests/fixtures/device/fake-device.fixture.ts'

import { personDraft, deviceStorage } from './storage.ts'

const notes = personDraft('notes', v.nullable(v.string()), null)

let { storage } = openFakeDevice()
beforeEach(() => {
  ;({ storage } = openFakeDevice())
})
afterEach(() => {
  deviceStorage.clear()
  vi.unstubAllGlobals()
})

it('12.7: of several people who type on one device, each finds their own draft', () => {
  const typing = fc.record({
    person: fc.constantFrom('olena', 'ihor', 'andriy'),
    thing: fc.constantFrom(undefined, 's1', 's2'),
    text: fc.option(fc.string()),
  })
  fc.assert(
    fc.property(fc.array(typing), (typed) => {
      deviceStorage.clear()
      const last = new Map<string, string | null>()
      for (const { person, thing, text } of typed) {
        notes(person, thing).write(text)
        last.set(`${person} ${thing}`, text)
      }
      for (const { person, thing } of typed)
        expect(notes(person, thing).read()).toBe(last.get(`${person} ${thing}`))
    }),
  )
})

it('12.7: a draft that is removed leaves no key', () => {
  notes('olena').write('ранок')
  notes('olena', 's1').write('коліно')
  expect([...storage.items.keys()]).toEqual(['draft/olena/notes', 'draft/olena/notes/s1'])
  notes('olena').write(null)
  notes('olena', 's1').write(null)
  expect(storage.items.size).toBe(0)
})
