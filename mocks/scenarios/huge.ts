import { hugeRows } from '#mocks/seed/huge-rows.ts'
import { personas } from '#mocks/seed/personas.ts'
import { TYPICAL_CLOCK } from '#mocks/seed/typical-rows.ts'

import type { Scenario } from './scenario.ts'

export const scenario: Scenario = {
  id: 'huge',
  title: 'Дуже багато даних',
  purpose: '10 000 клієнтів, 2 000 вправ, 5 000 тренувань: чи встигають списки, пошук і календар.',
  clock: TYPICAL_CLOCK,
  personas,
  build: hugeRows,
}
