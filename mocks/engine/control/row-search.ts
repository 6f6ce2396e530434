/** Searches rows: a row must match every word, or `field=value`. */
import { fieldText } from './field-text.ts'
import type { PlainRow } from './masked-row.ts'

const includes = (value: unknown, word: string): boolean =>
  fieldText(value).toLowerCase().includes(word.toLowerCase())

/** Whether a row matches the words. A word with `=` names a field and its whole value. */
export function isFound(row: PlainRow, words: readonly string[]): boolean {
  return words.every((word) => {
    const [, name = '', value = ''] = /^(\w+)=(.*)$/s.exec(word) ?? []
    if (name in row) return fieldText(row[name]).toLowerCase() === value.toLowerCase()
    return Object.values(row).some((one) => includes(one, word))
  })
}
