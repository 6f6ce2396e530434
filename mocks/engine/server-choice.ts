/** Parses which operations the real server answers: `all`, a tag (`users`), `GET /v1/users/me`. */
import { operations } from './contract.ts'

/** The tag of an operation. */
export const tagOf = (name: string): string => name.split('/')[2] ?? ''

const names = operations.map(({ name }) => name)
const tags = [...new Set(names.map(tagOf))]

/** The operations that a word names; undefined if it names none. */
function namesOf(word: string): readonly string[] | undefined {
  if (word === 'all') return names
  if (tags.includes(word)) return names.filter((name) => tagOf(name) === word)
  return names.includes(word) ? [word] : undefined
}

/** The operations of all words, in the contract's order; `unknown` has the words that name none. */
export function readChoice(words: readonly string[]): { chosen: string[]; unknown: string[] } {
  const chosen = new Set(words.flatMap((word) => namesOf(word.trim()) ?? []))
  return {
    chosen: names.filter((name) => chosen.has(name)),
    unknown: words.filter((word) => !namesOf(word.trim())),
  }
}

/** The fewest words for these operations. */
export function choiceWords(chosen: readonly string[]): string[] {
  if (chosen.length === names.length) return ['all']
  return tags.flatMap((tag) => {
    const own = chosen.filter((name) => tagOf(name) === tag)
    return own.length === namesOf(tag)?.length ? [tag] : own
  })
}
