import { crowdRows } from '#mocks/seed/crowd.ts'
import { personas } from '#mocks/seed/personas.ts'
import { STUDIO_CLOCK } from '#mocks/seed/studio.ts'

import type { Scenario } from './scenario.ts'

export const scenario: Scenario = {
  id: 'busy',
  title: 'Повний запис',
  purpose:
    '140 клієнтів, 60 програм, 12 запитів, зайняті тижні; імена на 40 літер і з апострофами.',
  clock: STUDIO_CLOCK,
  personas,
  build: crowdRows,
}
