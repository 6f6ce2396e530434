import { busyRows } from '#mocks/seed/busy-rows.ts'
import { personas } from '#mocks/seed/personas.ts'
import { TYPICAL_CLOCK } from '#mocks/seed/typical-rows.ts'

import type { Scenario } from './scenario.ts'

export const scenario: Scenario = {
  id: 'busy',
  title: 'Повний запис',
  purpose:
    '140 клієнтів, 60 програм, 12 запитів, зайняті тижні; імена на 40 літер і з апострофами.',
  clock: TYPICAL_CLOCK,
  personas,
  build: busyRows,
}
