import type { ExerciseSelection } from '#src/domain/exercise-filter.ts'

/** What the parts of the exercise picker read and change. */
export interface PickerState {
  selection: ExerciseSelection
  change: (transition: (selection: ExerciseSelection) => ExerciseSelection) => void
}
