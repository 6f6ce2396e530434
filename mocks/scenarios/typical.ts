import { personas } from '#mocks/seed/personas.ts'
import { STUDIO_CLOCK, studioRows } from '#mocks/seed/studio.ts'

import type { Scenario } from './scenario.ts'

export const scenario: Scenario = {
  id: 'typical',
  title: 'Звичайний день',
  purpose:
    'Тренерка посеред робочого тижня: 24 клієнти, 9 програм, п’ять зустрічей сьогодні, три нові запити.',
  clock: STUDIO_CLOCK,
  personas,
  build: studioRows,
}
