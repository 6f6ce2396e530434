import type { Rows } from '#mocks/db/tables.ts'
import { addLibrary } from '#mocks/seed/library.ts'
import { addAndriy, addAndriysCard, addOlena, personas } from '#mocks/seed/personas.ts'
import { STUDIO_CLOCK } from '#mocks/seed/studio.ts'
import { createWorld } from '#mocks/seed/world.ts'

import type { Scenario } from './scenario.ts'

const SEED = 1

function build(): Rows {
  const world = createWorld(STUDIO_CLOCK, SEED)
  addOlena(world)
  addAndriysCard(world, addAndriy(world))
  addLibrary(world)
  return world.rows
}

export const scenario: Scenario = {
  id: 'empty',
  title: 'Чистий аркуш',
  purpose:
    'Тренерка щойно зареєструвалася: без профілю, годин, клієнтів і програм. Є лише бібліотека вправ.',
  clock: STUDIO_CLOCK,
  personas,
  build,
}
