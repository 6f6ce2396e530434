import fc from 'fast-check'
import { expect, it } from 'vitest'

import { parseJson } from '#src/device/storage.ts'

import { emptyDraft, isEmptyDraft, StoredDraft, withExercises } from './state.ts'

const exercise = (id: string) => ({
  id,
  name: `Вправа ${id}`,
  code: id.toUpperCase(),
  image: null,
  muscles: [{ id: 'm', name: 'Груди', icon: '<svg/>' }],
})
const ids = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 12 })
const draftOf = (added: string[]) => withExercises(emptyDraft, added.map(exercise))

it('exercises are added in the order they were chosen, one of them twice if wanted, each with its own key', () => {
  fc.assert(
    fc.property(ids, ids, (first, second) => {
      const { exercises } = withExercises(draftOf(first), second.map(exercise))
      expect(exercises.map(({ exercise_id }) => exercise_id)).toEqual([...first, ...second])
      expect(new Set(exercises.map(({ key }) => key)).size).toBe(exercises.length)
    }),
  )
})

it('the draft is read back from the device unchanged', () => {
  fc.assert(
    fc.property(ids, fc.string(), (added, name) => {
      const draft = { ...draftOf(added), name }
      expect(parseJson(JSON.stringify(draft), StoredDraft)).toEqual(draft)
    }),
  )
})

it('an exercise without sets, as in older drafts, gets the default set', () => {
  const [usual] = draftOf(['a']).exercises
  const kept = { name: '', exercises: [{ ...usual, sets: [] }] }
  expect(parseJson(JSON.stringify(kept), StoredDraft)?.exercises).toEqual([usual])
})

it('a draft is empty without a name and exercises', () => {
  expect(isEmptyDraft(emptyDraft)).toBe(true)
  expect(isEmptyDraft({ ...emptyDraft, name: 'Ноги' })).toBe(false)
  expect(isEmptyDraft(draftOf(['a']))).toBe(false)
})
