/** The rows of `edge`: a Friday night with values that are allowed but unusual. */
import type { Rows } from '#mocks/db/tables.ts'

import { addOlenasPage } from './coach-page.ts'
import { addLibrary } from './exercise-rows.ts'
import { hostileIcons } from './hostile-icons.ts'
import { addHours } from './hours.ts'
import { addOddClients, addOddCoaches } from './odd-people.ts'
import { addOddPrograms, addOddSessions } from './odd-sessions.ts'
import { addAndriy, addAndriysCard, addOlena, COACH_ID } from './personas.ts'
import { brokenPicture, certificatePicture } from './pictures.ts'
import { createScenarioBuilder, type ScenarioBuilder } from './scenario-builder.ts'

/** The Friday before the clocks go forward: Sunday the 28th has no 03:00–04:00. */
export const EDGE_CLOCK = '2027-03-26T21:30'

const SEED = 404
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
const SATURDAY = 5
const SUNDAY = 6

/** Several working slots a day, the first at 00:00 and the last until 23:59, not all of whole hours. */
const HOURS = [
  { days: EVERY_DAY, start: '00:00', end: '01:00' },
  { days: [SUNDAY], start: '02:00', end: '05:00' },
  { days: EVERY_DAY, start: '07:00', end: '09:30' },
  { days: [SATURDAY], start: '12:00', end: '14:20' },
  { days: EVERY_DAY, start: '18:15', end: '20:15' },
  { days: EVERY_DAY, start: '22:00', end: '23:59' },
]

function spoilLibrary({ rows }: ScenarioBuilder): void {
  rows.exercises.forEach((exercise, at) => {
    if (at % 5 === 1) exercise.picture = 'missing'
    if (at % 5 === 3) exercise.picture = 'broken'
  })
  rows.muscles.forEach((muscle, at) => {
    muscle.icon = hostileIcons[at] ?? muscle.icon
  })
}

/**
 * Олена with a picture that cannot be decoded, a place with a comma, a place that she names twice,
 * and a job that ends today.
 */
function addOddOlena(builder: ScenarioBuilder): void {
  const certificates = [brokenPicture(), certificatePicture()]
  addOlenasPage(builder, addOlena(builder), { avatar: brokenPicture(), certificates })
  for (const info of builder.rows.coachInfos)
    info.training_spaces = ['Зал „Атлет“, вул. Саксаганського 40', 'Онлайн', 'Онлайн']
  const [current] = builder.rows.experiences
  if (current) current.end_date = builder.today
}

/** Returns a new copy of the rows of that night. */
export function edgeRows(): Rows {
  const builder = createScenarioBuilder(EDGE_CLOCK, SEED)
  addOddOlena(builder)
  const andriy = addAndriy(builder)
  addLibrary(builder)
  spoilLibrary(builder)
  addAndriysCard(builder, andriy)
  addHours(builder, COACH_ID, HOURS, { shortest: 30 })
  addOddCoaches(builder)
  const clients = addOddClients(builder)
  addOddSessions(builder, addOddPrograms(builder), clients)
  return builder.rows
}
