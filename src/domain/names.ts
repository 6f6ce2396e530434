// Names of people: how they are checked, sent and shown. How they are searched: name-search.ts.

/** Signs that people type for an apostrophe. */
export const APOSTROPHES = /['’ʼ`‘´′]/g

/**
 * Product §5: Latin or Ukrainian letters and an apostrophe, 1 to 40. А-Я would accept ЫЪЭ and miss
 * ІЇЄҐ.
 */
const PERSON_NAME = /^[A-Za-zА-ЩЬЮЯҐЄІЇа-щьюяґєії']{1,40}$/

/** The longest search for a name; nobody types a longer one. */
export const LONGEST_SEARCH = 100

/** The form in which a name is sent: NFC, trimmed, every apostrophe U+0027. */
export function normaliseName(name: string): string {
  return name.normalize('NFC').trim().replace(APOSTROPHES, "'")
}

/** Whether a first or last name, once normalised, follows the rule of product §5. */
export function isPersonName(name: string): boolean {
  return PERSON_NAME.test(normaliseName(name))
}

/** Initials for an avatar without a picture: ('Олена', 'Коваль') is 'ОК'; '' for empty names. */
export function initials(firstName: string, lastName: string): string {
  return [firstName, lastName].map(firstLetter).join('').toUpperCase()
}

function firstLetter(name: string): string {
  return name.normalize('NFC').match(/\p{L}/u)?.[0] ?? ''
}

/** What a person is named and found by. */
export interface Named {
  first_name: string
  last_name: string
  phone?: string | null
}

/** A name, or what stands for one that is empty: a link or a button must have a text. */
export const named = (name: string, otherwise = 'Без назви'): string =>
  name.trim() ? name : otherwise

/** A person's first and last name: 'Олена Коваль'. */
export const fullName = ({ first_name, last_name }: Named): string =>
  named(`${first_name} ${last_name}`.trim(), 'Без імені')

/** The name of a client: 'Андрій Мельник', or 'Клієнт' while the client is not known (null). */
export const clientName = (client: Named | null): string => (client ? fullName(client) : 'Клієнт')
