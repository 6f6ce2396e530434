import { edgeRows, EDGE_CLOCK } from '#mocks/seed/edge-rows.ts'
import { personas } from '#mocks/seed/personas.ts'

import type { Scenario } from './scenario.ts'

export const scenario: Scenario = {
  id: 'edge',
  title: 'Крайні випадки',
  purpose:
    'Ніч перед переведенням годинника: слоти від 00:00 до 23:59, биті й відсутні зображення, ворожі іконки, ' +
    'безіменні тренування, усі статуси.',
  clock: EDGE_CLOCK,
  personas,
  build: edgeRows,
}
