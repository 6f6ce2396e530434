/** What these screens keep on the device: for each coach their own, so that nobody meets another's. */
import * as v from 'valibot'

import { storedValue } from '#src/device/stored-value.ts'
import { type ExerciseSelection, noSelection } from '#src/domain/exercise-filter.ts'

import { emptyDraft, StoredDraft } from './draft.ts'

/** The workout draft: outlives a reload and a forced logout (decision 14). */
export const workoutDraft = perUser((userId) =>
  storedValue(`workout-draft/${userId}`, StoredDraft, emptyDraft),
)

/** What was filtered and chosen while /select-exercise was opened once. */
export interface StoredSelection extends ExerciseSelection {
  /** The history entry of that opening: the same after a reload, another one when opened anew. */
  opening: string
}

const StoredSelection: v.GenericSchema<unknown, StoredSelection> = v.object({
  opening: v.string(),
  search: v.string(),
  muscles: v.array(v.string()),
  visible: v.pipe(v.number(), v.integer(), v.minValue(noSelection.visible)),
  chosen: v.array(v.string()),
})

export const noStoredSelection: StoredSelection = { opening: '', ...noSelection }

/** The exercise list's filter (spec §3 Exercise list filter state) with what is chosen in it. */
export const exerciseSelection = perUser((userId) =>
  storedValue(`exercise-list/${userId}`, StoredSelection, noStoredSelection),
)

function perUser<T>(make: (userId: string) => T): (userId: string) => T {
  const made = new Map<string, T>()
  return (userId) => {
    const value = made.get(userId) ?? make(userId)
    made.set(userId, value)
    return value
  }
}
