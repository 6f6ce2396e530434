// Names of people: how they are checked, sent, sorted, shown and searched.

/** The apostrophes people type: typewriter, typographic (U+2019) and modifier letter (U+02BC). */
const APOSTROPHES = /['’ʼ]/g

/**
 * Product §5: Latin or Ukrainian letters and an apostrophe, 1 to 40. А-Я would accept ЫЪЭ and miss
 * ІЇЄҐ.
 */
const PERSON_NAME = /^[A-Za-zА-ЩЬЮЯҐЄІЇа-щьюяґєії']{1,40}$/

let collator: Intl.Collator | undefined

/** The form in which a name is sent: NFC, trimmed, every apostrophe U+0027. */
export function normaliseName(name: string): string {
  return name.normalize('NFC').trim().replace(APOSTROPHES, "'")
}

/** Whether a first or last name, once normalised, follows the rule of product §5. */
export function isPersonName(name: string): boolean {
  return PERSON_NAME.test(normaliseName(name))
}

/**
 * The form in which names are searched: case and apostrophes folded, diacritics kept (Ї is not І).
 */
export function foldForSearch(text: string): string {
  return normaliseName(text).toLowerCase()
}

/**
 * Order of names for `sort`: the Ukrainian alphabet, case-insensitive. The apostrophe is not a
 * letter, so it only decides between names that are otherwise equal: Давиденко, Дяченко, Д'яченко,
 * Дячук (the collator alone would put Д'яченко first, or last when written with U+02BC).
 */
export function compareNames(a: string, b: string): number {
  collator ??= new Intl.Collator('uk', { sensitivity: 'accent' })
  const byLetters = collator.compare(a.replace(APOSTROPHES, ''), b.replace(APOSTROPHES, ''))
  return byLetters || Number(hasApostrophe(a)) - Number(hasApostrophe(b))
}

/** Initials for an avatar without a picture: ('Олена', 'Коваль') is 'ОК'; '' for empty names. */
export function initials(firstName: string, lastName: string): string {
  return [firstName, lastName].map(firstLetter).join('').toUpperCase()
}

function hasApostrophe(name: string): boolean {
  return name.search(APOSTROPHES) >= 0
}

function firstLetter(name: string): string {
  return name.normalize('NFC').match(/\p{L}/u)?.[0] ?? ''
}

/** What a person is named and found by. */
interface Named {
  first_name: string
  last_name: string
  phone?: string | null
}

/** A person's first and last name: 'Олена Коваль'. */
export const fullName = ({ first_name, last_name }: Named): string => `${first_name} ${last_name}`

/** The name of a client: 'Андрій Мельник', or 'Клієнт' while the client is not known (null). */
export const clientName = (client: Named | null): string => (client ? fullName(client) : 'Клієнт')

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
    name: foldForSearch(`${fullName(person)} ${person.phone ?? ''}`),
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
