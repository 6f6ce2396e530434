import { readFileSync } from 'node:fs'

import { noSelection, withMore } from '#src/domain/exercise-filter.ts'
import { addSet, type DraftExercise, toSessionExercises } from '#src/domain/sets.ts'
import { RestSelect } from '#src/ui/forms/RestSelect.tsx'
import { ROOT } from '#tests/support/paths.ts'

import { type Checks, gives, story } from './check.ts'
import { allOf, markup } from './markup.tsx'

const NO_SETS: DraftExercise = { key: 'e', exercise_id: 'squat', timed: true, sets: [] }
const LIBRARY = 'src/features/workouts/library/LibraryScreen.stories.tsx'
const LIBRARY_DELETION = 'src/features/workouts/library/LibraryDeletion.stories.tsx'
/** The list, and the dialog that gives it another height. */
const LIST_STYLES = [
  'src/ui/exercises/ExerciseList.module.css',
  'src/features/meetings/plan/PickExercises.module.css',
]

/** The program library, exercises and their sets. */
export const workouts = {
  'Program library page size': [
    story(LIBRARY, 'Дев’ять тренувань, найновіші перші', 'toHaveLength(6)', 'Page 1 of 2'),
  ],
  'Program delete confirmation': [
    story(LIBRARY_DELETION, 'Видалення скасовано', 'Ви впевнені, що хочете видалити тренування?'),
  ],
  'Exercise list': [
    gives([10, 20], () => [noSelection.visible, withMore(noSelection).visible]),
    // Read from the style sheets: in a low window the list is lower than that.
    gives(['500px', '500px'], () =>
      LIST_STYLES.flatMap((path) => allOf(readFileSync(ROOT + path, 'utf8'), /min\((\d+px),/g)),
    ),
    story(
      'src/features/workouts/SelectExerciseScreen.stories.tsx',
      'Десять вправ і ще десять',
      'listed(play, 10)',
      'listed(play, 20)',
    ),
  ],
  'Rest options': [
    gives(['0', '30', '60', '120', '180', '300'], () =>
      allOf(markup(<RestSelect rests={[0]} onChoose={() => {}} />), /<option value="(\d+)"/g),
    ),
  ],
  'New set defaults': [
    gives([{ key: '', weight: '0', reps: '1', rest: 0, minutes: '0', seconds: '0' }], () =>
      addSet(NO_SETS).sets.map((set) => ({ ...set, key: '' })),
    ),
  ],
  'Default session exercise values (from a program)': [
    gives([{ exercise_id: 'squat', sets: 1, reps: 1, rest: 0, duration: 0, weight: 0 }], () =>
      toSessionExercises([NO_SETS]),
    ),
  ],
  'Session duration': [
    gives([125], () => {
      const sets = addSet(NO_SETS).sets.map((row) => ({ ...row, minutes: '2', seconds: '5' }))
      return toSessionExercises([{ ...NO_SETS, sets }]).map(({ duration }) => duration)
    }),
  ],
  'Fallback image': [
    story(
      'src/ui/pictures/ExercisePicture.stories.tsx',
      'Немає або не відкривається',
      "toEqual(['/fallback.png', '/fallback.png'])",
    ),
  ],
  'Drag keyboard step': [
    story(
      'src/ui/sorting/SortableList.stories.tsx',
      'Клавіатура: пробіл, стрілки по 25 px, пробіл',
      "toBe('translate3d(0px, 25px, 0px)')",
    ),
  ],
} satisfies Partial<Checks>
