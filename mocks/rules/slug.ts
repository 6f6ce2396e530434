/**
 * Public slugs of coaches: the name in the official romanisation of Ukrainian (Resolution 55 of
 * 2010).
 */
import type { Db } from '../db/db.ts'

const LETTERS: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ю: 'iu',
  я: 'ia',
}

/** At the start of a word these begin with a y. */
const INITIAL: Record<string, string> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' }

const LONGEST = 56

/** «зг» is zgh, so that it is not read as ж; the soft sign and the apostrophe have no letter. */
const romanise = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('зг', 'зgh')
    .replaceAll(
      /[^a-z]/g,
      (letter, at: number) => (at === 0 ? INITIAL[letter] : undefined) ?? LETTERS[letter] ?? '',
    )

/** A slug that no user has yet: `olena-koval`, then `olena-koval-2`. */
export function newSlug(db: Db, user: { first_name: string; last_name: string }): string {
  const words = [user.first_name, user.last_name].map(romanise).filter(Boolean)
  const base = words.join('-').slice(0, LONGEST) || 'coach'
  const taken = new Set(db.users.all().map(({ publicSlug }) => publicSlug))
  let slug = base
  for (let next = 2; taken.has(slug); next += 1) slug = `${base}-${next}`
  return slug
}
