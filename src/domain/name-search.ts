import { APOSTROPHES, fullName, type Named } from './names.ts'

// How names of people are sorted and searched.

let collator: Intl.Collator | undefined

/** Latin letters and the sign of «5×5», and below each the Ukrainian letter that looks like it. */
const FOREIGN = 'abcehiïkmoptxy×ABCEHIÏKMOPTXY'
const OWN = 'авсеніїкмортхухАВСЕНІЇКМОРТХУ'
const inOwn = (text: string): string =>
  text.replaceAll(/[a-zï×]/gi, (one) => OWN[FOREIGN.indexOf(one)] ?? one)

/**
 * The form in which names are searched: without case, apostrophes, commas and invisible signs, a
 * Latin letter as the Ukrainian one that looks like it, «5×5» however it is typed, one space between
 * words. Diacritics are kept (Ї is not І).
 */
export function foldForSearch(text: string): string {
  const folded = text.normalize('NFC').toLowerCase().replace(APOSTROPHES, '')
  return inOwn(folded.replaceAll(/[,\p{Cf}]/gu, ''))
    .replaceAll(/(?<=\d)\s*[х*]\s*(?=\d)/g, 'х')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The spelling of a name that mixes alphabets in Ukrainian letters alone; null of any other name. */
export function ukrainianSpelling(name: string): string | null {
  const typed = name.normalize('NFC')
  const isMixed = /[а-щьюяґєії]/i.test(typed) && inOwn(typed) !== typed
  return isMixed && /^[а-щьюяґєії'’ʼ`‘´′\s]+$/i.test(inOwn(typed)) ? inOwn(typed) : null
}

/** Whether a folded name has every word of a search, in any order. */
export function matches(search: string): (folded: string) => boolean {
  const words = foldForSearch(search).split(' ')
  return (folded) => words.every((word) => folded.includes(word))
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

function hasApostrophe(name: string): boolean {
  return name.search(APOSTROPHES) >= 0
}

/**
 * What one word of the query must match: a word with a digit, which no name has, matches the digits
 * of a phone, which may begin with 00.
 */
const wantedOf = (word: string): string =>
  /\d/.test(word) ? word.replaceAll(/\D/g, '').replace(/^00(?=3)/, '') : word

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
      .split(' ')
      .map(wantedOf)
      .reduce((found, word) => found.filter(({ name }) => name.includes(word)), named)
      .map(({ person }) => person)
  }
}
