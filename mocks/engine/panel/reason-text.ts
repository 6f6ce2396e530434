/** Translates the reasons why the mock refused something, which are in English, to Ukrainian. */

/** Translations of valibot's names of expected types. */
const VALUES: Record<string, string> = {
  string: 'текст',
  number: 'число',
  boolean: 'true або false',
  Array: 'список',
  Object: 'об’єкт',
}

/** The expected values of formats for which valibot gives none. */
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

/** A message of valibot: the path, the kind of check, the expected and the received value. */
const REFUSED = /^(\S+): Invalid (\w+): (?:Expected (.+) but r|R)eceived (.+)$/s

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^(.*) is not JSON$/s, '«$1» — не JSON'],
  [/^A row keeps its id$/, 'id не змінюється'],
  [/^No such row: .*$/, 'такого рядка вже немає'],
  [/^The row has been changed since$/, 'рядок відтоді змінено'],
  [/^There is such a row again$/, 'такий рядок уже є'],
  [
    /^This is not an exported state: ((?:rows|settings)\..*)$/s,
    'файл з іншої версії або змінений ($1): відкрий його в тій, де зберігали, або збережи стан тут наново',
  ],
  [/^This is not an exported state: (.*)$/s, 'це не файл стану: $1'],
  [/^No such call: .*$/, 'такого запиту вже немає'],
  [/^Failed to fetch$/, 'немає зв’язку'],
]

/** Returns the translated reason of an error; an unknown message is returned unchanged. */
export function reasonText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const [refused, where, kind = '', expected, received = ''] = REFUSED.exec(text) ?? []
  if (refused !== undefined)
    return `${where}: очікується ${expectedText(kind, expected)}, а є ${VALUES[received] ?? received}`
  const [known, ukrainian = ''] = REASONS.find(([one]) => one.test(text)) ?? []
  return known ? text.replace(known, ukrainian) : text
}
