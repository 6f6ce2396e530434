import type { CatalogueExercise } from './catalogue-exercise.ts'

export const cardioExercises: readonly CatalogueExercise[] = [
  {
    code: 'TREADMILL_RUN',
    name: 'Біг на біговій доріжці',
    primary: ['QUADS', 'CALVES'],
    secondary: ['GLUTES', 'HAMSTRINGS'],
  },
  {
    code: 'OUTDOOR_RUN',
    name: 'Біг на свіжому повітрі',
    primary: ['QUADS', 'CALVES'],
    secondary: ['GLUTES', 'HAMSTRINGS'],
  },
  {
    code: 'SPRINT_INTERVALS',
    name: 'Інтервальні спринти',
    primary: ['HAMSTRINGS', 'QUADS', 'GLUTES'],
    secondary: ['CALVES'],
  },
  {
    code: 'INCLINE_WALK',
    name: 'Ходьба на доріжці з нахилом',
    primary: ['GLUTES', 'CALVES'],
    secondary: ['HAMSTRINGS', 'QUADS'],
  },
  {
    code: 'STATIONARY_BIKE',
    name: 'Велотренажер',
    primary: ['QUADS'],
    secondary: ['GLUTES', 'HAMSTRINGS', 'CALVES'],
  },
  {
    code: 'AIR_BIKE',
    name: 'Аеробайк',
    primary: ['QUADS'],
    secondary: ['GLUTES', 'HAMSTRINGS', 'FRONT_DELTS'],
  },
  {
    code: 'ROWING_MACHINE',
    name: 'Веслування на тренажері',
    primary: ['LATS', 'QUADS'],
    secondary: ['GLUTES', 'HAMSTRINGS', 'BICEPS'],
  },
  { code: 'SKI_ERG', name: 'Лижний тренажер', primary: ['LATS'], secondary: ['TRICEPS', 'ABS'] },
  {
    code: 'ELLIPTICAL',
    name: 'Орбітрек',
    primary: ['QUADS', 'GLUTES'],
    secondary: ['HAMSTRINGS', 'CALVES'],
  },
  {
    code: 'STAIR_CLIMBER',
    name: 'Сходовий тренажер',
    primary: ['GLUTES', 'QUADS'],
    secondary: ['CALVES'],
  },
  {
    code: 'JUMP_ROPE',
    name: 'Стрибки зі скакалкою',
    primary: ['CALVES'],
    secondary: ['QUADS', 'FOREARMS'],
  },
  {
    code: 'JUMPING_JACK',
    name: 'Стрибки «Зірочка»',
    primary: ['CALVES'],
    secondary: ['SIDE_DELTS', 'QUADS'],
  },
  {
    code: 'HIGH_KNEES',
    name: 'Біг на місці з високим підніманням колін',
    primary: ['QUADS'],
    secondary: ['ABS', 'CALVES'],
  },
  {
    code: 'SKATER_JUMP',
    name: 'Стрибки ковзаняра',
    primary: ['GLUTES', 'QUADS'],
    secondary: ['CALVES'],
  },
  {
    code: 'SHADOW_BOXING',
    name: 'Бій із тінню',
    primary: ['FRONT_DELTS'],
    secondary: ['TRICEPS', 'OBLIQUES'],
  },
]
