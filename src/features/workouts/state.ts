/** What these screens store on the device or for one tab, for each coach separately. */
import * as v from 'valibot'

import { personDraft } from '#src/device/person-draft.ts'
import { tabStorage } from '#src/device/storage.ts'
import { noSelection } from '#src/domain/exercise-filter.ts'
import { formDraft } from '#src/draft/model.ts'

import { StoredDraft } from './workout-draft.ts'

/** The workout draft: survives a reload and a forced logout (decision 14). */
export const workoutDraft = formDraft('workout', StoredDraft)

/**
 * The filter and choice of one opening of /select-exercise. `opening` is the history entry of that
 * opening: the same after a reload, another one when it is opened again.
 */
const StoredSelection = v.object({
  opening: v.string(),
  search: v.string(),
  muscles: v.pipe(v.array(v.string()), v.readonly()),
  visible: v.pipe(v.number(), v.integer(), v.minValue(noSelection.visible)),
  chosen: v.pipe(v.array(v.string()), v.readonly()),
})

export type StoredSelection = v.InferOutput<typeof StoredSelection>

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
