import type { CatalogueExercise } from './catalogue-exercise.ts'

export const functionalExercises: readonly CatalogueExercise[] = [
  {
    code: 'KETTLEBELL_SWING',
    name: 'Махи гирею двома руками',
    primary: ['GLUTES', 'HAMSTRINGS'],
    secondary: ['LOWER_BACK', 'FOREARMS'],
  },
  {
    code: 'KETTLEBELL_DEADLIFT',
    name: 'Станова тяга з гирею',
    primary: ['GLUTES', 'HAMSTRINGS'],
    secondary: ['LOWER_BACK', 'QUADS'],
  },
  {
    code: 'KETTLEBELL_CLEAN',
    name: 'Взяття гирі на груди',
    primary: ['GLUTES', 'HAMSTRINGS'],
    secondary: ['TRAPS', 'FOREARMS'],
  },
  {
    code: 'KETTLEBELL_SNATCH',
    name: 'Ривок гирі',
    primary: ['GLUTES', 'TRAPS'],
    secondary: ['HAMSTRINGS', 'LOWER_BACK', 'FRONT_DELTS'],
  },
  {
    code: 'KETTLEBELL_HIGH_PULL',
    name: 'Висока тяга гирі',
    primary: ['TRAPS', 'SIDE_DELTS'],
    secondary: ['GLUTES', 'HAMSTRINGS'],
  },
  {
    code: 'KETTLEBELL_WINDMILL',
    name: 'Млин із гирею',
    primary: ['OBLIQUES'],
    secondary: ['FRONT_DELTS', 'GLUTES', 'HAMSTRINGS'],
  },
  {
    code: 'TURKISH_GET_UP',
    name: 'Турецький підйом',
    primary: ['ABS', 'FRONT_DELTS'],
    secondary: ['OBLIQUES', 'GLUTES', 'TRICEPS'],
  },
  {
    code: 'POWER_CLEAN',
    name: 'Взяття штанги на груди',
    primary: ['GLUTES', 'QUADS', 'TRAPS'],
    secondary: ['HAMSTRINGS', 'LOWER_BACK', 'FRONT_DELTS'],
  },
  {
    code: 'CLEAN_AND_JERK',
    name: 'Поштовх штанги',
    primary: ['QUADS', 'GLUTES', 'FRONT_DELTS'],
    secondary: ['HAMSTRINGS', 'TRAPS', 'TRICEPS'],
  },
  {
    code: 'SNATCH',
    name: 'Ривок штанги',
    primary: ['QUADS', 'GLUTES', 'TRAPS'],
    secondary: ['HAMSTRINGS', 'LOWER_BACK', 'SIDE_DELTS'],
  },
  {
    code: 'THRUSTER',
    name: 'Трастери зі штангою',
    primary: ['QUADS', 'FRONT_DELTS'],
    secondary: ['GLUTES', 'TRICEPS'],
  },
  {
    code: 'WALL_BALL',
    name: 'Кидки медбола в стіну',
    primary: ['QUADS', 'FRONT_DELTS'],
    secondary: ['GLUTES', 'TRICEPS'],
  },
  {
    code: 'MEDBALL_SLAM',
    name: 'Кидки медбола в підлогу',
    primary: ['ABS', 'LATS'],
    secondary: ['OBLIQUES', 'TRICEPS'],
  },
  {
    code: 'BURPEE',
    name: 'Берпі',
    primary: ['QUADS', 'CHEST'],
    secondary: ['GLUTES', 'FRONT_DELTS', 'TRICEPS', 'ABS'],
  },
  {
    code: 'BEAR_CRAWL',
    name: 'Ведмежа хода',
    primary: ['ABS', 'FRONT_DELTS'],
    secondary: ['QUADS', 'TRICEPS'],
  },
  {
    code: 'FARMER_WALK',
    name: 'Прогулянка фермера',
    primary: ['FOREARMS', 'TRAPS'],
    secondary: ['OBLIQUES'],
  },
  {
    code: 'SLED_PUSH',
    name: 'Штовхання саней',
    primary: ['QUADS', 'GLUTES'],
    secondary: ['HAMSTRINGS', 'CALVES'],
  },
  {
    code: 'BATTLE_ROPES',
    name: 'Хвилі канатами',
    primary: ['FRONT_DELTS'],
    secondary: ['SIDE_DELTS', 'FOREARMS', 'ABS'],
  },
  {
    code: 'TIRE_FLIP',
    name: 'Перекидання покришки',
    primary: ['GLUTES', 'QUADS'],
    secondary: ['HAMSTRINGS', 'LOWER_BACK', 'TRAPS'],
  },
]
