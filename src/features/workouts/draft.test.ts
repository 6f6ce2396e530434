import fc from 'fast-check'
import { expect, it } from 'vitest'

import { parseJson } from '#src/device/storage.ts'

import { emptyDraft, isEmptyDraft, StoredDraft, withExercises } from './draft.ts'

const exercise = (id: string) => ({
  id,
  name: `Вправа ${id}`,
  code: id.toUpperCase(),
  image: null,
  muscles: [{ id: 'm', name: 'Груди', icon: '<svg/>' }],
})
const ids = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 12 })
const draftOf = (added: string[]) => withExercises(emptyDraft, added.map(exercise))

it('adds in the order of choosing, the same exercise twice if wanted, each with a key of its own', () => {
  fc.assert(
    fc.property(ids, ids, (first, second) => {
      const { exercises } = withExercises(draftOf(first), second.map(exercise))
      expect(exercises.map(({ exercise_id }) => exercise_id)).toEqual([...first, ...second])
      expect(new Set(exercises.map(({ key }) => key)).size).toBe(exercises.length)
    }),
  )
})

it('is read back from the device unchanged', () => {
  fc.assert(
    fc.property(ids, fc.string(), (added, name) => {
      const draft = { ...draftOf(added), name }
      expect(parseJson(JSON.stringify(draft), StoredDraft)).toEqual(draft)
    }),
  )
})

it('reads an exercise without sets, as in older drafts, with the usual set', () => {
  const [usual] = draftOf(['a']).exercises
  const kept = { name: '', exercises: [{ ...usual, sets: [] }] }
  expect(parseJson(JSON.stringify(kept), StoredDraft)?.exercises).toEqual([usual])
})

it('is empty without a name and exercises', () => {
  expect(isEmptyDraft(emptyDraft)).toBe(true)
  expect(isEmptyDraft({ ...emptyDraft, name: 'Ноги' })).toBe(false)
  expect(isEmptyDraft(draftOf(['a']))).toBe(false)
})
