/** Replaces typed secrets in a file's steps by placeholders. */
import type { Sms } from '../product.ts'
import type { Row } from '../register.ts'
import type { Action, Hidden, RawAction, RawStep, Secret, Step } from './step.ts'

/** The row with this password: `users/…`. */
function ownerOf(password: string, rows: Readonly<Record<string, readonly Row[]>>): string | null {
  for (const [table, list] of Object.entries(rows))
    for (const row of list)
      for (const [field, value] of Object.entries(row))
        if (/password/i.test(field) && value === password) return `${table}/${row.id}`
  return null
}

/** The pattern of a secret's characters. */
const likeOf = (secret: string): string =>
  secret
    .replaceAll(/\p{Lu}/gu, 'X')
    .replaceAll(/\p{Ll}/gu, 'x')
    .replaceAll(/\d/g, '0')

const hiddenOf = (action: RawAction): Hidden | null =>
  (action.kind === 'type' || action.kind === 'paste') && typeof action.value !== 'string'
    ? action.value
    : null

interface CodeAt {
  newest: number
  digit?: number
}

/** The typed codes of the inbox, by the index of the step; in one field, or digit by digit. */
function typedCodes(steps: readonly RawStep[], inbox: readonly Sms[]): Map<number, CodeAt> {
  const found = new Map<number, CodeAt>()
  const typed = steps.map(({ action }) => {
    const hidden = hiddenOf(action)
    return hidden?.hides === 'code' ? hidden.raw : null
  })
  for (const [from, { at }] of steps.entries()) {
    const known = inbox.filter(({ sent_at }) => sent_at <= at).toReversed()
    for (const [newest, { code }] of known.entries()) {
      const digits = typed.slice(from, from + code.length)
      if (found.has(from)) break
      if (typed[from] === code) found.set(from, { newest })
      else if (digits.every((one) => one?.length === 1) && digits.join('') === code)
        for (const digit of digits.keys()) found.set(from + digit, { newest, digit })
    }
  }
  return found
}

/**
 * The steps without passwords and codes; `rows` is the state at the start, the inbox is the current
 * one.
 */
export function withoutSecrets(
  steps: readonly RawStep[],
  rows: Readonly<Record<string, readonly Row[]>>,
  inbox: readonly Sms[],
): Step[] {
  const codes = typedCodes(steps, inbox)
  const others: string[] = []
  const secretOf = ({ hides, raw }: Hidden, index: number): string | Secret => {
    if (raw === '') return raw
    const code = codes.get(index)
    if (code) return { secret: 'code', ...code }
    const of = hides === 'password' ? ownerOf(raw, rows) : null
    if (of !== null) return { secret: 'password', of }
    if (!others.includes(raw)) others.push(raw)
    return { secret: hides, like: likeOf(raw), number: others.indexOf(raw) }
  }
  const masked = (action: RawAction, index: number): Action => {
    if (action.kind !== 'type' && action.kind !== 'paste') return action
    const { value } = action
    return { ...action, value: typeof value === 'string' ? value : secretOf(value, index) }
  }
  return steps.map((step, index) => ({ ...step, action: masked(step.action, index) }))
}
