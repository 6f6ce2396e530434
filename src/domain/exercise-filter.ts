// Choosing exercises from the library (product §4 «Exercise selection», product §5 «Searches»).
import { foldForSearch, matches } from './name-search.ts'

/**
 * How many exercises are shown at first, and how many more after each 'Показати ще' (product §9).
 */
const STEP = 10

interface ExerciseFilter {
  search: string
  muscles: readonly string[]
}

/** The filter of the list and the chosen exercises; ids of muscles and exercises. */
export interface ExerciseSelection extends ExerciseFilter {
  visible: number
  /** In the order of choosing, also those that the filter hides. */
  chosen: readonly string[]
}

export const noSelection: ExerciseSelection = { search: '', muscles: [], visible: STEP, chosen: [] }

/** Another search text or other muscle groups; the list starts again from the top. */
export function withFilter(
  selection: ExerciseSelection,
  filter: Partial<ExerciseFilter>,
): ExerciseSelection {
  return { ...selection, ...filter, visible: STEP }
}

/** 'Показати ще'. */
export function withMore(selection: ExerciseSelection): ExerciseSelection {
  return { ...selection, visible: selection.visible + STEP }
}

/** Adds an exercise to the choice, or removes it. */
export function withToggled(selection: ExerciseSelection, id: string): ExerciseSelection {
  return { ...selection, chosen: toggled(selection.chosen, id) }
}

/** The ids without this one, or with it at the end if it was not there. */
export function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
}

interface Searchable {
  name: string
  muscles: readonly { id: string }[]
}

/**
 * Prepares exercises for filtering: names are folded once, not for every typed letter. The returned
 * function returns the exercises whose name has the words of the search and that train any of the muscles;
 * no muscles mean all.
 */
export function exerciseFilter<E extends Searchable>(
  exercises: readonly E[],
): (filter: ExerciseFilter) => E[] {
  const entries = exercises.map((exercise) => ({ exercise, name: foldForSearch(exercise.name) }))
  return ({ search, muscles }) => {
    const isFound = matches(search)
    const wanted = new Set(muscles)
    return entries
      .filter(
        ({ exercise, name }) =>
          isFound(name) && (wanted.size === 0 || exercise.muscles.some(({ id }) => wanted.has(id))),
      )
      .map(({ exercise }) => exercise)
  }
}
