/** The exercise library: muscles and exercises as rows, with the same ids in every scenario. */
import type { ExerciseRow } from '#mocks/db/tables.ts'

import { catalogue } from './exercises/exercise-catalogue.ts'
import { muscles } from './exercises/muscles.ts'
import { idOf } from './ids.ts'
import type { ScenarioBuilder } from './scenario-builder.ts'

const exerciseIds = new Map(catalogue.map(({ code }, at) => [code, idOf('exercise', at + 1)]))

/**
 * Returns the id of a catalogue exercise. Throws if the catalogue does not have the code, which is
 * an error in a seed.
 */
export function exerciseId(code: string): string {
  const id = exerciseIds.get(code)
  if (id === undefined) throw new Error(`no exercise ${code} in the catalogue`)
  return id
}

/** Variants of an exercise, which fill the longest library. */
const VARIANTS = [
  'з паузою',
  'на нестабільній опорі',
  'однією рукою',
  'у повільному темпі',
  'з гумовою стрічкою',
  'з неповною амплітудою',
  'на час',
  'з додатковою вагою',
  'для розминки',
]

/** The forms of exercise pictures, used in turn (product §7). */
const FORMS = ['string', 'url'] as const satisfies readonly ExerciseRow['picture'][]

/** Adds the muscles and the catalogue, and variants of its exercises up to a larger `count`. */
export function addLibrary({ rows, nextId }: ScenarioBuilder, count = catalogue.length): void {
  rows.muscles.push(...muscles.map((muscle) => ({ id: nextId('muscle'), ...muscle })))
  const variants = VARIANTS.flatMap((variant, at) =>
    catalogue.map((exercise) => ({
      ...exercise,
      code: `${exercise.code}_${at + 1}`,
      name: `${exercise.name} ${variant}`,
    })),
  )
  const exercises = [...catalogue, ...variants].slice(0, count)
  exercises.forEach(({ code, name, primary, secondary }, at) =>
    rows.exercises.push({
      id: nextId('exercise'),
      code,
      name,
      primary: [...primary],
      secondary: [...secondary],
      picture: FORMS[at % FORMS.length] ?? 'string',
    }),
  )
}
