import type { CatalogueExercise } from './catalogue-exercise.ts'

export const stretchExercises: readonly CatalogueExercise[] = [
  { code: 'NECK_STRETCH', name: 'Нахили голови в сторони', primary: ['TRAPS'], secondary: [] },
  {
    code: 'SHOULDER_STRETCH',
    name: 'Розтягування плеча перед грудьми',
    primary: ['REAR_DELTS'],
    secondary: [],
  },
  {
    code: 'CHEST_STRETCH',
    name: "Розтягування грудних м'язів біля стіни",
    primary: ['CHEST'],
    secondary: ['FRONT_DELTS'],
  },
  {
    code: 'TRICEPS_STRETCH',
    name: 'Розтягування трицепса за головою',
    primary: ['TRICEPS'],
    secondary: ['LATS'],
  },
  { code: 'FOREARM_STRETCH', name: 'Розтягування передпліч', primary: ['FOREARMS'], secondary: [] },
  { code: 'LAT_STRETCH', name: "Розтягування найширших м'язів", primary: ['LATS'], secondary: [] },
  { code: 'CHILD_POSE', name: 'Поза дитини', primary: ['LOWER_BACK', 'LATS'], secondary: [] },
  { code: 'CAT_COW', name: 'Кішка-корова', primary: ['LOWER_BACK'], secondary: ['ABS'] },
  { code: 'COBRA_POSE', name: 'Поза кобри', primary: ['ABS'], secondary: ['LOWER_BACK'] },
  {
    code: 'SUPINE_TWIST',
    name: 'Скручування хребта лежачи',
    primary: ['OBLIQUES'],
    secondary: ['LOWER_BACK'],
  },
  { code: 'PIGEON_POSE', name: 'Поза голуба', primary: ['GLUTES'], secondary: [] },
  {
    code: 'GLUTE_STRETCH',
    name: 'Розтягування сідниць лежачи',
    primary: ['GLUTES'],
    secondary: [],
  },
  {
    code: 'HIP_FLEXOR_STRETCH',
    name: 'Розтягування згиначів стегна у випаді',
    primary: ['QUADS'],
    secondary: [],
  },
  {
    code: 'QUAD_STRETCH',
    name: 'Розтягування квадрицепса стоячи',
    primary: ['QUADS'],
    secondary: [],
  },
  {
    code: 'HAMSTRING_STRETCH',
    name: 'Розтягування задньої поверхні стегна',
    primary: ['HAMSTRINGS'],
    secondary: ['CALVES'],
  },
  {
    code: 'SEATED_FORWARD_FOLD',
    name: 'Нахил уперед сидячи',
    primary: ['HAMSTRINGS'],
    secondary: ['LOWER_BACK'],
  },
  {
    code: 'CALF_STRETCH',
    name: 'Розтягування литок біля стіни',
    primary: ['CALVES'],
    secondary: [],
  },
  {
    code: 'DOWNWARD_DOG',
    name: 'Поза собаки мордою вниз',
    primary: ['HAMSTRINGS', 'CALVES'],
    secondary: ['LATS'],
  },
]
