/** The text to type for a secret that is masked in the file. */
import * as v from 'valibot'

import type { Secret, StepsFile } from '#mocks/engine/steps/step.ts'

const Rows = v.record(v.string(), v.array(v.looseObject({ id: v.string() })))

/** The password of a row of the state: `users/…`. */
function passwordOf({ rows }: StepsFile['state'], of: string): string {
  const [table = '', id = ''] = of.split('/')
  const row = v.parse(Rows, rows)[table]?.find((one) => one.id === id) ?? {}
  const [, password] =
    Object.entries(row).find(([field, value]) => /password/i.test(field) && value !== '') ?? []
  if (typeof password !== 'string') throw new Error(`The state has no password of ${of}`)
  return password
}

/** Generates a secret of the same pattern; equal numbers give equal secrets. */
const made = (like: string, number: number): string =>
  like
    .replaceAll('X', 'Q')
    .replaceAll('x', 'q')
    .replaceAll('0', String((number + 3) % 10))

/** The text to type, if the file is enough to know it; null for a code from the inbox. */
export function knownSecret(secret: Secret, state: StepsFile['state']): string | null {
  if ('of' in secret) return passwordOf(state, secret.of)
  return 'like' in secret ? made(secret.like, secret.number) : null
}

/** A code from the inbox, or one of its digits; `codes` are sorted newest first. */
export function codeOf(secret: Secret, codes: readonly string[]): string {
  if (!('newest' in secret)) return ''
  const code = codes[secret.newest] ?? ''
  return secret.digit === undefined ? code : (code[secret.digit] ?? '')
}
