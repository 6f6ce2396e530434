/** The two people of every scenario, always with the same ids. */
import type { UserRow } from '#mocks/db/tables.ts'
import { addDays } from '#mocks/rules/kyiv.ts'

import { addCard, type Entry } from './cards.ts'
import { idOf } from './ids.ts'
import { addUser } from './people.ts'
import { addPicture, avatarPicture, progressPicture } from './pictures.ts'
import type { ScenarioBuilder } from './scenario-builder.ts'

export const COACH_ID = idOf('user', 1)
export const CLIENT_ID = idOf('user', 2)
export const personas = { coach: COACH_ID, client: CLIENT_ID }

/** Adds Олена Коваль, the coach, as she is right after her registration. */
export const addOlena = (builder: ScenarioBuilder): UserRow =>
  addUser(builder, {
    id: COACH_ID,
    role: 'coach',
    first_name: 'Олена',
    last_name: 'Коваль',
    phone: '+380501112233',
    password: 'Trener2026!',
    gender: null,
    publicSlug: 'olena-koval',
    second_factor: true,
  })

/** Adds Андрій Мельник, the client, as he is right after his registration. */
export const addAndriy = (builder: ScenarioBuilder): UserRow =>
  addUser(builder, {
    id: CLIENT_ID,
    first_name: 'Андрій',
    last_name: 'Мельник',
    phone: '+380671112233',
    password: 'Klient2026!',
    gender: null,
  })

/** Five months of progress: days before today, kg, then chest, waist and hips in cm. */
const HISTORY = [
  [152, 94.6, 109, 103, 107.5],
  [121, 93.1, 108.5, 101, 106.5],
  [93, 91.4, 107.5, 99, 105.5],
  [60, 90.8, 107, 98, 105],
  [31, 89.2, 106.5, 96, 104],
  [3, 88.1, 106, 94.5, 103.5],
] as const

/** Sets Андрій's gender, avatar and card: measured for months, twice with a photo. */
export function addAndriysCard(builder: ScenarioBuilder, andriy: UserRow): void {
  andriy.gender = 'man'
  andriy.image_id = addPicture(builder, avatarPicture(1))
  const photos = new Map([
    [0, addPicture(builder, progressPicture(0))],
    [HISTORY.length - 1, addPicture(builder, progressPicture(3))],
  ])
  const history = HISTORY.map(([daysAgo, weight, chest, waist, hips], at): Entry => {
    const image_id = photos.get(at)
    const date = addDays(builder.today, -daysAgo)
    return { date, weight, chest, waist, hips, ...(image_id && { image_id }) }
  })
  addCard(builder, andriy.id, {
    goal: 'Схуднення',
    notes:
      'Працюю розробником, сиджу по десять годин, увечері болить поперек. У 2023-му була травма меніска на правому ' +
      'коліні, глибокі присідання поки що без ваги. Можу тренуватися після 18:00.',
    history,
  })
}
