import { multitudeRows } from '#mocks/seed/multitude.ts'
import { personas } from '#mocks/seed/personas.ts'
import { STUDIO_CLOCK } from '#mocks/seed/studio.ts'

import type { Scenario } from './scenario.ts'

export const scenario: Scenario = {
  id: 'huge',
  title: 'Дуже багато даних',
  purpose: '10 000 клієнтів, 2 000 вправ, 5 000 тренувань: чи встигають списки, пошук і календар.',
  clock: STUDIO_CLOCK,
  personas,
  build: multitudeRows,
}
