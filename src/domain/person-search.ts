import { compareNames, foldForSearch } from './person-name.ts'

/** A person with a name to search by, and maybe a phone. */
interface Named {
  first_name: string
  last_name: string
  phone?: string | null
}

/**
 * What one word of the query must match: a word with a digit, which no name has, matches the digits
 * of a phone.
 */
const wantedOf = (word: string): string => (/\d/.test(word) ? word.replaceAll(/\D/g, '') : word)

/**
 * Prepares a search of people: sorts them by last and first name and folds their names once. The
 * returned function finds those whose first name, last name or phone contains every word of the
 * query, in any order.
 */
export function searchOf<Person extends Named>(
  people: readonly Person[],
): (query: string) => readonly Person[] {
  const sorted = people.toSorted(
    (a, b) => compareNames(a.last_name, b.last_name) || compareNames(a.first_name, b.first_name),
  )
  const named = sorted.map((person) => ({
    person,
    name: foldForSearch(`${person.first_name} ${person.last_name} ${person.phone ?? ''}`),
  }))
  return (query) => {
    // One word at a time, each on fewer people. An empty word is in every name.
    return foldForSearch(query)
      .split(/\s/)
      .map(wantedOf)
      .reduce((found, word) => found.filter(({ name }) => name.includes(word)), named)
      .map(({ person }) => person)
  }
}
