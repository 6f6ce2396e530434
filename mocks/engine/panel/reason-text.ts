/** Why the mock refused something, in Ukrainian: its own reasons are English, as in a terminal. */

/** What a field must be, as valibot names it. */
const VALUES: Record<string, string> = {
  string: 'текст',
  number: 'число',
  boolean: 'true або false',
  Array: 'список',
  Object: 'об’єкт',
}

/** What a field must be where valibot does not name it. */
const KINDS: Record<string, string> = {
  date: 'дата, як-от 2027-03-02',
  timestamp: 'дата й час, як-от 2027-03-02T09:40:00.000Z',
  integer: 'ціле число',
}

function expectedText(kind: string, expected: string | undefined): string {
  if (expected === undefined) return KINDS[kind] ?? 'інше значення'
  if (kind === 'length') return `довжина ${expected}`
  if (kind === 'format') return `запис за зразком ${expected}`
  const values = expected.replace(/^\((.*)\)$/s, '$1').split(' | ')
  return values.map((value) => VALUES[value] ?? value).join(' або ')
}

/** A refusal of valibot: where, what kind of check, what it expected, what it found. */
const REFUSED = /^(\S+): Invalid (\w+): (?:Expected (.+) but r|R)eceived (.+)$/s

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^(.*) is not JSON$/s, '«$1» — не JSON'],
  [/^A row keeps its id$/, 'id не змінюється'],
  [/^No such row: .*$/, 'такого рядка вже немає'],
  [/^The row has been changed since$/, 'рядок відтоді змінено'],
  [/^There is such a row again$/, 'такий рядок уже є'],
  [/^This is not an exported state: (.*)$/s, 'це не файл стану: $1'],
  [/^No such call: .*$/, 'такого запиту вже немає'],
  [/^Failed to fetch$/, 'немає зв’язку'],
]

/** The reason of an error; one that is not known stays as it is. */
export function reasonText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const [refused, where, kind = '', expected, received = ''] = REFUSED.exec(text) ?? []
  if (refused !== undefined)
    return `${where}: очікується ${expectedText(kind, expected)}, а є ${VALUES[received] ?? received}`
  const [known, ukrainian = ''] = REASONS.find(([one]) => one.test(text)) ?? []
  return known ? text.replace(known, ukrainian) : text
}
