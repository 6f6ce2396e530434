/** Two coaches and two clients for refusals: one pair has all data, the other has none. */
import {
  fullDay,
  openHours,
  request,
  run,
  someExercises,
  takeSlot,
  type TimeSlot,
} from './bookings.ts'
import type { Api } from './checked-calls.ts'
import { png } from './picture.ts'
import { type Person, signUp } from './registered-people.ts'

export type Who = 'coach' | 'client' | 'otherCoach' | 'otherClient'

export interface TwoPairs extends Record<Who, Person> {
  api: Api
  /** What the coach owns. */
  experience: string
  certification: string
  tag: string
  schedule: string
  program: string
  /** A request of the client to the coach. */
  session: string
  /** Free slots of the coach, to be used up. */
  slots: TimeSlot[]
}

export const WEDNESDAY = 2

export async function createTwoPairs(api: Api): Promise<TwoPairs> {
  const coach = await signUp(api, 'coach')
  const client = await signUp(api, 'client')
  const image = png()
  const experience = await api.ask(coach, 'POST /v1/coaches/me/experiences', {
    body: { about: 'Зал', start_date: '2021-09-01', end_date: null },
  })
  const certification = await api.ask(coach, 'POST /v1/coaches/me/certifications', {
    query: { name: 'Тренер', authored_by: 'NASM', date: '2024-05-20' },
    body: { image },
  })
  const tag = await api.ask(coach, 'POST /v1/coaches/me/tags', { body: { name: 'Кардіо' } })
  const { schedule, slots } = await openHours(api, coach, fullDay(WEDNESDAY))
  const exercises = (await someExercises(api, coach)).map((id) => run(id))
  const program = await api.ask(coach, 'POST /v1/programs/', { body: { name: 'Ноги', exercises } })
  await api.ask(client, 'POST /v1/clients/me/client_info', { body: { goal: 'Реабілітація' } })
  await api.ask(client, 'POST /v1/clients/me/client_info/image', { body: { image } })
  await api.ask(client, 'POST /v1/users/me/image', { body: { image } })
  return {
    api,
    coach,
    client,
    otherCoach: await signUp(api, 'coach'),
    otherClient: await signUp(api, 'client'),
    experience: experience.id,
    certification: certification.id,
    tag: tag.id,
    schedule: schedule.id,
    program: program.id,
    session: (await request(api, client, takeSlot(slots))).id,
    slots,
  }
}
