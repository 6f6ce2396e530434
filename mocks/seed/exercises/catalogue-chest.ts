import type { CatalogueExercise } from './catalogue-exercise.ts'

export const chestExercises: readonly CatalogueExercise[] = [
  {
    code: 'BENCH_PRESS',
    name: 'Жим штанги лежачи',
    primary: ['CHEST'],
    secondary: ['FRONT_DELTS', 'TRICEPS'],
  },
  {
    code: 'INCLINE_BENCH_PRESS',
    name: 'Жим штанги на похилій лаві',
    primary: ['CHEST', 'FRONT_DELTS'],
    secondary: ['TRICEPS'],
  },
  {
    code: 'DECLINE_BENCH_PRESS',
    name: 'Жим штанги на лаві зі зворотним нахилом',
    primary: ['CHEST'],
    secondary: ['TRICEPS'],
  },
  {
    code: 'DUMBBELL_BENCH_PRESS',
    name: 'Жим гантелей лежачи',
    primary: ['CHEST'],
    secondary: ['FRONT_DELTS', 'TRICEPS'],
  },
  {
    code: 'INCLINE_DUMBBELL_PRESS',
    name: 'Жим гантелей на похилій лаві',
    primary: ['CHEST', 'FRONT_DELTS'],
    secondary: ['TRICEPS'],
  },
  {
    code: 'SMITH_BENCH_PRESS',
    name: 'Жим лежачи в тренажері Сміта',
    primary: ['CHEST'],
    secondary: ['FRONT_DELTS', 'TRICEPS'],
  },
  {
    code: 'MACHINE_CHEST_PRESS',
    name: 'Жим від грудей у тренажері',
    primary: ['CHEST'],
    secondary: ['FRONT_DELTS', 'TRICEPS'],
  },
  {
    code: 'DUMBBELL_FLY',
    name: 'Розведення гантелей лежачи',
    primary: ['CHEST'],
    secondary: ['FRONT_DELTS'],
  },
  {
    code: 'INCLINE_DUMBBELL_FLY',
    name: 'Розведення гантелей на похилій лаві',
    primary: ['CHEST'],
    secondary: ['FRONT_DELTS'],
  },
  {
    code: 'PEC_DECK',
    name: 'Зведення рук у тренажері «Метелик»',
    primary: ['CHEST'],
    secondary: ['FRONT_DELTS'],
  },
  {
    code: 'CABLE_CROSSOVER',
    name: 'Зведення рук у кросовері',
    primary: ['CHEST'],
    secondary: ['FRONT_DELTS'],
  },
  {
    code: 'LOW_CABLE_FLY',
    name: 'Зведення рук у кросовері знизу вгору',
    primary: ['CHEST', 'FRONT_DELTS'],
    secondary: [],
  },
  {
    code: 'DUMBBELL_PULLOVER',
    name: 'Пуловер із гантеллю',
    primary: ['CHEST', 'LATS'],
    secondary: ['TRICEPS'],
  },
  {
    code: 'PUSH_UP',
    name: 'Віджимання від підлоги',
    primary: ['CHEST'],
    secondary: ['FRONT_DELTS', 'TRICEPS', 'ABS'],
  },
  {
    code: 'KNEE_PUSH_UP',
    name: 'Віджимання з колін',
    primary: ['CHEST'],
    secondary: ['FRONT_DELTS', 'TRICEPS'],
  },
  {
    code: 'INCLINE_PUSH_UP',
    name: 'Віджимання з упором рук на лаву',
    primary: ['CHEST'],
    secondary: ['FRONT_DELTS', 'TRICEPS'],
  },
  {
    code: 'DECLINE_PUSH_UP',
    name: 'Віджимання з ногами на підвищенні',
    primary: ['CHEST', 'FRONT_DELTS'],
    secondary: ['TRICEPS', 'ABS'],
  },
  {
    code: 'PLYO_PUSH_UP',
    name: 'Пліометричні віджимання',
    primary: ['CHEST'],
    secondary: ['FRONT_DELTS', 'TRICEPS'],
  },
  {
    code: 'TRX_PUSH_UP',
    name: 'Віджимання на петлях TRX',
    primary: ['CHEST'],
    secondary: ['FRONT_DELTS', 'TRICEPS', 'ABS'],
  },
  {
    code: 'CHEST_DIP',
    name: 'Віджимання на брусах із нахилом уперед',
    primary: ['CHEST'],
    secondary: ['FRONT_DELTS', 'TRICEPS'],
  },
]
