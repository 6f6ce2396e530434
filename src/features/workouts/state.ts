/** What these screens store on the device or for one tab, for each coach separately. */
import * as v from 'valibot'

import { personDraft } from '#src/device/person-draft.ts'
import { tabStorage } from '#src/device/storage.ts'
import { type ExerciseSelection, noSelection } from '#src/domain/exercise-filter.ts'
import { formDraft } from '#src/draft/model.ts'

import { StoredDraft } from './workout-draft.ts'

/** The workout draft: survives a reload and a forced logout (decision 14). */
export const workoutDraft = formDraft('workout', StoredDraft)

/** The filter and choice of one opening of /select-exercise. */
export interface StoredSelection extends ExerciseSelection {
  /**
   * The history entry of that opening: the same after a reload, another one when it is opened
   * again.
   */
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

/**
 * The exercise list's filter (product §3 «Exercise list filter state») with the choice in it. A
 * history entry belongs to one tab, and so does its choice.
 */
export const exerciseSelection = personDraft(
  'exercise-list',
  StoredSelection,
  noStoredSelection,
  tabStorage,
)
