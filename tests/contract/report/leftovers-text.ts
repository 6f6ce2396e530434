import type { Leftovers } from './leftovers.ts'

/** What is left on the server, one line each. */
export function leftoversText({ registered, kept, begun, things }: Leftovers): string[] {
  const gone = `${registered - kept.length} of ${registered} people that were registered are deleted`
  const made = things.map(([operation, count]) => `${operation} ×${count}`).join(', ')
  const outcome =
    kept.length === 0 ? 'went with their people, by product §7' : 'was deleted by no call'
  return [
    `${gone}.`,
    ...kept.map((reason) => `A person is left: ${reason}.`),
    ...(begun > 0
      ? [`Registrations begun and not completed: ${begun}. Nobody exists by them.`]
      : []),
    ...(made === '' ? [] : [`What ${outcome}: ${made}.`]),
  ]
}
