import type { Leftovers } from './leftovers.ts'

/** What is left on the server, one line each. */
export function leftoversText({ registered, kept, begun, objects }: Leftovers): string[] {
  const gone = `${registered - kept.length} of ${registered} people that were registered are deleted`
  const made = objects.map(([operation, count]) => `${operation} ×${count}`).join(', ')
  const outcome =
    kept.length === 0 ? 'were deleted with their people, by product §7' : 'were not deleted'
  return [
    `${gone}.`,
    ...kept.map((reason) => `A person is left: ${reason}.`),
    ...(begun > 0
      ? [`Registrations begun and not completed: ${begun}. They created no person.`]
      : []),
    ...(made === '' ? [] : [`Objects that ${outcome}: ${made}.`]),
  ]
}
