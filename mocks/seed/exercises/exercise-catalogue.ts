import { armsExercises } from './catalogue-arms.ts'
import { backExercises } from './catalogue-back.ts'
import { cardioExercises } from './catalogue-cardio.ts'
import { chestExercises } from './catalogue-chest.ts'
import { coreExercises } from './catalogue-core.ts'
import type { CatalogueExercise } from './catalogue-exercise.ts'
import { functionalExercises } from './catalogue-functional.ts'
import { glutesExercises } from './catalogue-glutes.ts'
import { legsExercises } from './catalogue-legs.ts'
import { shouldersExercises } from './catalogue-shoulders.ts'
import { stretchExercises } from './catalogue-stretch.ts'

/** Every exercise of the seed, by body part; codes and names are unique. */
export const catalogue: readonly CatalogueExercise[] = [
  ...chestExercises,
  ...backExercises,
  ...shouldersExercises,
  ...armsExercises,
  ...legsExercises,
  ...glutesExercises,
  ...coreExercises,
  ...functionalExercises,
  ...cardioExercises,
  ...stretchExercises,
]
