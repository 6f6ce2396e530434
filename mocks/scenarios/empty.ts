import type { Rows } from '#mocks/db/tables.ts'
import { addLibrary } from '#mocks/seed/exercise-rows.ts'
import { addAndriy, addAndriysCard, addOlena, personas } from '#mocks/seed/personas.ts'
import { createScenarioBuilder } from '#mocks/seed/scenario-builder.ts'
import { TYPICAL_CLOCK } from '#mocks/seed/typical-rows.ts'

import type { Scenario } from './scenario.ts'

const SEED = 1

function build(): Rows {
  const builder = createScenarioBuilder(TYPICAL_CLOCK, SEED)
  addOlena(builder)
  addAndriysCard(builder, addAndriy(builder))
  addLibrary(builder)
  return builder.rows
}

export const scenario: Scenario = {
  id: 'empty',
  title: 'Чистий аркуш',
  purpose:
    'Тренерка щойно зареєструвалася: без профілю, годин, клієнтів і програм. Є лише бібліотека вправ.',
  clock: TYPICAL_CLOCK,
  personas,
  build,
}
