import { stateOf } from '../common/story-state.ts'
import type { Entry } from '../wall/index-entry.ts'
import type { Person } from './areas.ts'
import type { RouteFacts } from './route-files.ts'

/**
 * The story that stands for a screen on the map: its usual state, as the person sees it. A client's
 * card, for example, has one form for the coach and another for the client.
 */
export function shownStory(
  { titles }: Pick<RouteFacts, 'titles'>,
  entries: readonly Entry[],
  person: Person | null,
  people: Record<string, Person>,
): Entry | undefined {
  const own = titles.flatMap((title) => entries.filter((entry) => entry.title === title))
  const usual = own.filter((entry) => stateOf(entry) === 'default')
  const theirs = usual.find(({ title, exportName }) => people[`${title}/${exportName}`] === person)
  return theirs ?? usual[0] ?? own[0]
}
