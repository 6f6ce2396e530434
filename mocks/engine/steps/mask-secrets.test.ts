import { expect, test } from 'vitest'

import { withNamedIds } from './made-ids.ts'
import { withoutSecrets } from './mask-secrets.ts'
import type { Hidden, RawAction, RawStep, Step } from './step.ts'
import { withAction } from './steps-of-actions.ts'

const typed = (name: string, hides: Hidden['hides'], raw: string): RawAction => ({
  kind: 'type',
  target: { by: 'textbox', name },
  value: { hides, raw },
})
const noted = (...actions: RawAction[]): RawStep[] =>
  actions.reduce<RawStep[]>(
    (steps, action, index) => withAction(steps, action, { at: 100 + index, address: '/' }),
    [],
  )
const valuesOf = (steps: readonly Step[]): unknown[] =>
  steps.map(({ action }) => ('value' in action ? action.value : action.kind))

const rows = { people: [{ id: 'p1', name: 'Jan', password: 'Right2026!' }] }
const sms = (code: string, sent_at: number) => ({ id: code, phone: '', text: '', code, sent_at })

test('a password in the state is named by its row, any other by its pattern', () => {
  const passwords = ['Right2026!', 'Wrong2026!', 'Wrong2027!', 'Wrong2026!', '']
  const actions = passwords.map((raw, at) => typed(`field ${at}`, 'password', raw))
  const steps = withoutSecrets(noted(...actions), rows, [])
  const like = { secret: 'password', like: 'Xxxxx0000!' }
  expect(valuesOf(steps)).toEqual([
    { secret: 'password', of: 'people/p1' },
    { ...like, number: 0 },
    { ...like, number: 1 },
    { ...like, number: 0 },
    '',
  ])
  expect(JSON.stringify(steps)).not.toMatch(/Right|Wrong/)
})

test('a code is named by its place in the inbox, in one field or digit by digit; a wrong one by its pattern', () => {
  const digits = ['4', '7', '1', '1'].map((digit, index) => typed(`digit ${index}`, 'code', digit))
  const wrong = typed('wrong', 'code', '1235')
  const steps = withoutSecrets(noted(typed('code', 'code', '1234'), ...digits, wrong), rows, [
    sms('1234', 50),
    sms('4711', 60),
    sms('9999', 1000),
  ])
  expect(valuesOf(steps)).toEqual([
    { secret: 'code', newest: 1 },
    ...[0, 1, 2, 3].map((digit) => ({ secret: 'code', newest: 0, digit })),
    { secret: 'code', like: '0000', number: 0 },
  ])
})

test('an id that is created during the session has a name, always the same', () => {
  const [known, made] = ['1', '2'].map((n) => `${n}1111111-0000-4000-8000-000000000000`)
  const empty = { at: 0, calls: [], later: [], texts: [] }
  const at = (address: string): Step => ({ action: { kind: 'open', address }, address, ...empty })
  const steps = withNamedIds(
    [at(`/a/${known}`), at(`/b/${made}`), at(`/c/${made}/edit`)],
    [known ?? ''],
  )
  expect(steps.map(({ address }) => address)).toEqual([`/a/${known}`, '/b/{id1}', '/c/{id1}/edit'])
  expect(steps[2]?.action).toEqual({ kind: 'open', address: '/c/{id1}/edit' })
})
