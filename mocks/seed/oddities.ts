/** A Friday night of everything that is allowed and nobody expects: what `edge` is made of. */
import type { Rows } from '#mocks/db/tables.ts'

import { addOlenasPage } from './coach-page.ts'
import { hostileIcons } from './hostile-icons.ts'
import { addHours } from './hours.ts'
import { addLibrary } from './library.ts'
import { addOddClients, addOddCoaches } from './odd-people.ts'
import { addOddPrograms, addOddSessions } from './odd-sessions.ts'
import { addAndriy, addAndriysCard, addOlena, COACH_ID } from './personas.ts'
import { brokenPicture, certificatePicture } from './pictures.ts'
import { createWorld, type World } from './world.ts'

/** The Friday before the clocks go forward: Sunday the 28th has no 03:00–04:00. */
export const ODD_CLOCK = '2027-03-26T21:30'

const SEED = 404
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
const SATURDAY = 5
const SUNDAY = 6

/** Several working slots a day, from the first minute to the last. */
const HOURS = [
  { days: EVERY_DAY, start: '00:00', end: '01:00' },
  { days: [SUNDAY], start: '02:00', end: '05:00' },
  { days: EVERY_DAY, start: '07:00', end: '09:30' },
  { days: [SATURDAY], start: '12:00', end: '14:20' },
  { days: EVERY_DAY, start: '18:15', end: '20:15' },
  { days: EVERY_DAY, start: '22:00', end: '23:59' },
]

function spoilLibrary({ rows }: World): void {
  rows.exercises.forEach((exercise, at) => {
    if (at % 5 === 1) exercise.picture = 'missing'
    if (at % 5 === 3) exercise.picture = 'broken'
  })
  rows.muscles.forEach((muscle, at) => {
    muscle.icon = hostileIcons[at] ?? muscle.icon
  })
}

/** Олена with a picture that does not decode, a place with a comma, and a job that ends today. */
function addOddOlena(world: World): void {
  const certificates = [brokenPicture(), certificatePicture()]
  addOlenasPage(world, addOlena(world), { avatar: brokenPicture(), certificates })
  for (const info of world.rows.coachInfos)
    info.training_spaces = ['Зал „Атлет“, вул. Саксаганського 40', 'Онлайн']
  const [current] = world.rows.experiences
  if (current) current.end_date = world.today
}

/** The rows of the odd night, a new copy. */
export function oddRows(): Rows {
  const world = createWorld(ODD_CLOCK, SEED)
  addOddOlena(world)
  const andriy = addAndriy(world)
  addLibrary(world)
  spoilLibrary(world)
  addAndriysCard(world, andriy)
  addHours(world, COACH_ID, HOURS)
  addOddCoaches(world)
  const clients = addOddClients(world)
  addOddSessions(world, addOddPrograms(world), clients)
  return world.rows
}
