import type { CatalogueExercise } from './catalogue-exercise.ts'

export const glutesExercises: readonly CatalogueExercise[] = [
  {
    code: 'ROMANIAN_DEADLIFT',
    name: 'Румунська тяга зі штангою',
    primary: ['HAMSTRINGS', 'GLUTES'],
    secondary: ['LOWER_BACK'],
  },
  {
    code: 'DUMBBELL_ROMANIAN_DEADLIFT',
    name: 'Румунська тяга з гантелями',
    primary: ['HAMSTRINGS', 'GLUTES'],
    secondary: ['LOWER_BACK'],
  },
  {
    code: 'SINGLE_LEG_ROMANIAN_DEADLIFT',
    name: 'Румунська тяга на одній нозі',
    primary: ['HAMSTRINGS', 'GLUTES'],
    secondary: ['LOWER_BACK'],
  },
  {
    code: 'STIFF_LEG_DEADLIFT',
    name: 'Станова тяга на прямих ногах',
    primary: ['HAMSTRINGS'],
    secondary: ['GLUTES', 'LOWER_BACK'],
  },
  {
    code: 'LYING_LEG_CURL',
    name: 'Згинання ніг лежачи',
    primary: ['HAMSTRINGS'],
    secondary: ['CALVES'],
  },
  {
    code: 'SEATED_LEG_CURL',
    name: 'Згинання ніг сидячи',
    primary: ['HAMSTRINGS'],
    secondary: ['CALVES'],
  },
  {
    code: 'NORDIC_CURL',
    name: 'Нордичні згинання ніг',
    primary: ['HAMSTRINGS'],
    secondary: ['GLUTES', 'CALVES'],
  },
  {
    code: 'STABILITY_BALL_LEG_CURL',
    name: 'Згинання ніг на фітболі',
    primary: ['HAMSTRINGS'],
    secondary: ['GLUTES'],
  },
  {
    code: 'TRX_LEG_CURL',
    name: 'Згинання ніг на петлях TRX',
    primary: ['HAMSTRINGS'],
    secondary: ['GLUTES'],
  },
  {
    code: 'HIP_THRUST',
    name: 'Хіп-траст зі штангою',
    primary: ['GLUTES'],
    secondary: ['HAMSTRINGS'],
  },
  {
    code: 'GLUTE_BRIDGE',
    name: 'Сідничний місток',
    primary: ['GLUTES'],
    secondary: ['HAMSTRINGS'],
  },
  {
    code: 'SINGLE_LEG_GLUTE_BRIDGE',
    name: 'Сідничний місток на одній нозі',
    primary: ['GLUTES'],
    secondary: ['HAMSTRINGS'],
  },
  {
    code: 'CABLE_PULL_THROUGH',
    name: 'Тяга каната між ногами',
    primary: ['GLUTES', 'HAMSTRINGS'],
    secondary: ['LOWER_BACK'],
  },
  {
    code: 'CABLE_KICKBACK',
    name: 'Відведення ноги назад у кросовері',
    primary: ['GLUTES'],
    secondary: ['HAMSTRINGS'],
  },
  {
    code: 'DONKEY_KICK',
    name: 'Відведення ноги назад в упорі на колінах',
    primary: ['GLUTES'],
    secondary: ['HAMSTRINGS'],
  },
  {
    code: 'HIP_ABDUCTION_MACHINE',
    name: 'Розведення ніг у тренажері',
    primary: ['GLUTES'],
    secondary: [],
  },
  { code: 'CLAMSHELL', name: 'Мушля з гумовою стрічкою', primary: ['GLUTES'], secondary: [] },
  {
    code: 'BAND_SIDE_WALK',
    name: 'Бічні кроки з гумовою стрічкою',
    primary: ['GLUTES'],
    secondary: ['QUADS'],
  },
]
