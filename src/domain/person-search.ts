import { compareNames, foldForSearch } from './person-name.ts'

/** Whoever has a name to be found by. */
interface Named {
  first_name: string
  last_name: string
}

/**
 * Prepares a search of people: sorts them by last and first name and folds their names once. The
 * result finds those whose first or last name holds every word of the query, in any order.
 */
export function searchOf<Person extends Named>(
  people: readonly Person[],
): (query: string) => readonly Person[] {
  const sorted = people.toSorted(
    (a, b) => compareNames(a.last_name, b.last_name) || compareNames(a.first_name, b.first_name),
  )
  const named = sorted.map((person) => ({
    person,
    name: foldForSearch(`${person.first_name} ${person.last_name}`),
  }))
  return (query) => {
    // A word at a time: each has fewer left to look through. An empty one is in every name.
    return foldForSearch(query)
      .split(/\s/)
      .reduce((found, word) => found.filter(({ name }) => name.includes(word)), named)
      .map(({ person }) => person)
  }
}
