import { compareNames, foldForSearch } from '#src/domain/person-name.ts'

interface Named {
  first_name: string
  last_name: string
}

/**
 * Prepares a search of people: sorts them by last and first name and folds their names once. The
 * result finds by the beginnings or middles of first and last name, in either order.
 */
export function searchOf<Person extends Named>(
  people: readonly Person[],
): (query: string) => readonly Person[] {
  const sorted = people.toSorted(
    (a, b) => compareNames(a.last_name, b.last_name) || compareNames(a.first_name, b.first_name),
  )
  const names = sorted.map(({ first_name, last_name }) =>
    foldForSearch(`${first_name} ${last_name} ${first_name}`),
  )
  return (query) => {
    const wanted = foldForSearch(query).replaceAll(/\s+/g, ' ')
    return wanted === '' ? sorted : sorted.filter((_, at) => names[at]?.includes(wanted))
  }
}
