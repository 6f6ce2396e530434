import { personas } from '#mocks/seed/personas.ts'
import { TYPICAL_CLOCK, typicalRows } from '#mocks/seed/typical-rows.ts'

import type { Scenario } from './scenario.ts'

export const scenario: Scenario = {
  id: 'typical',
  title: 'Звичайний день',
  purpose:
    'Тренерка посеред робочого тижня: 24 клієнти, 9 програм, п’ять зустрічей сьогодні, три нові запити.',
  clock: TYPICAL_CLOCK,
  personas,
  build: typicalRows,
}
