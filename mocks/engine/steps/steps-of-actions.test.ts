import { describe, expect, test } from 'vitest'

import { type KeyPlace, keyStep } from './keys.ts'
import { withNamedIds } from './made-ids.ts'
import { withoutSecrets } from './mask-secrets.ts'
import type { Hidden, RawAction, RawStep, Step, Target } from './step.ts'
import { keepExpectedTexts, isTyping, withAction } from './steps-of-actions.ts'

const field: Target = { by: 'textbox', name: 'Name' }
const other: Target = { by: 'textbox', name: 'Phone' }
const button: Target = { by: 'button', name: 'Save' }
const type = (value: string, target = field): RawAction => ({ kind: 'type', target, value })
const key = (name: string, target: Target | null = button): RawAction => ({
  kind: 'key',
  key: name,
  times: 1,
  target,
})

const noted = (...actions: RawAction[]): RawStep[] =>
  actions.reduce<RawStep[]>(
    (steps, action, at) => withAction(steps, action, { at, address: `/${at}` }),
    [],
  )
const actionsOf = (steps: RawStep[]): RawAction[] => steps.map(({ action }) => action)

describe('one step is', () => {
  test('typing into one field, with its last value; not into two, nor into the same one again', () => {
    expect(actionsOf(noted(type('J'), type('Ja'), type('Jan')))).toEqual([type('Jan')])
    const actions = [type('Jan'), type('12', other), type('Jane')]
    expect(actionsOf(noted(...actions))).toEqual(actions)
  })

  test.each([
    ['read', 'GET /v1/names', 200, 1],
    ['sent', 'PATCH /v1/names', 200, 2],
    ['refused', 'GET /v1/names', 404, 2],
  ])('typing on after the value was %s', (_, operation, status, steps) => {
    const before = noted(type('J'))
    before[0]?.calls.push({ operation, status })
    expect(before.map(isTyping)).toEqual([steps === 1])
    expect(withAction(before, type('Ja'), { at: 1, address: '/' })).toHaveLength(steps)
  })

  test('a double click; not two clicks, nor one on each of two', () => {
    const one: RawAction = { kind: 'press', target: button }
    const elsewhere: RawAction = { kind: 'press', target: field }
    const second: RawAction = { kind: 'press', target: button, twice: true }
    expect(actionsOf(noted(one, second))).toEqual([second])
    expect(actionsOf(noted(one, one))).toEqual([one, one])
    expect(actionsOf(noted(elsewhere, second))).toEqual([elsewhere, one])
    // Four quick clicks.
    expect(actionsOf(noted(one, second, one, second))).toEqual([second, second])
  })

  test('a sequence of Tabs or arrows, but not two Enters', () => {
    const [tabs, ...rest] = noted(key('Tab'), key('Tab', null), key('Tab', field))
    expect(tabs?.action).toEqual({ ...key('Tab'), times: 3 })
    expect(rest).toEqual([])
    expect(noted(key('Enter'), key('Enter'))).toHaveLength(2)
    expect(noted(key('Delete'), key('Delete', field))).toHaveLength(2)
  })

  test('the press into a field before typing; not if the press had an effect', () => {
    const press: RawAction = { kind: 'press', target: field }
    expect(actionsOf(noted(press, type('J')))).toEqual([type('J')])
    const [step] = noted(press)
    step?.calls.push({ operation: 'GET /v1/names', status: 200 })
    const after = withAction(step ? [step] : [], type('J'), { at: 1, address: '/' })
    expect(actionsOf(after)).toEqual([press, type('J')])
    expect(noted({ kind: 'press', target: button }, type('J'))).toHaveLength(2)
  })
})

test('a step has the address at which the next one was made', () => {
  const steps = noted(key('Enter'), { kind: 'press', target: button }, type('J'))
  expect(steps.map(({ address }) => address)).toEqual(['/1', '/2', '/2'])
})

describe('which keys are steps', () => {
  const none = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

  test.each<[Partial<typeof none> & { key: string }, KeyPlace['field'], string | null]>([
    [{ key: 'Enter' }, 'text', 'Enter'],
    [{ key: 'a' }, 'text', null],
    [{ key: 'Escape' }, 'text', 'Escape'],
    [{ key: 'ArrowDown' }, 'text', null],
    [{ key: 'ArrowDown' }, 'list', 'ArrowDown'],
    [{ key: 'ArrowDown' }, 'select', null],
    [{ key: 'ArrowDown' }, 'none', 'ArrowDown'],
    [{ key: ' ', code: 'Space' }, 'none', 'Space'],
    [{ key: 'a' }, 'none', null],
    // Modifier keys are named; a shortcut in a field is recorded by its value.
    [{ key: 'z', ctrlKey: true }, 'none', 'Control+z'],
    [{ key: 'z', ctrlKey: true }, 'text', null],
    [{ key: 'Tab', shiftKey: true }, 'text', 'Shift+Tab'],
    // A letter of another layout is named by its physical key.
    [{ key: 'я', code: 'KeyZ', ctrlKey: true }, 'none', 'Control+KeyZ'],
    // Shortcuts of the browser.
    [{ key: 'ArrowLeft', altKey: true }, 'none', null],
    [{ key: 'к', code: 'KeyR', ctrlKey: true }, 'none', null],
    [{ key: '[', code: 'BracketLeft', metaKey: true }, 'none', null],
  ])('%j in a field of kind %s: %s', (pressed, kind, step) => {
    expect(keyStep({ ...none, ...pressed }, { field: kind, isPage: false })).toBe(step)
  })

  test('scrolling is not a step, leaving by Escape is one', () => {
    const pressed = (code: string) =>
      keyStep({ ...none, key: code, code }, { field: 'none', isPage: true })
    expect(['PageDown', 'Escape'].map(pressed)).toEqual([null, 'Escape'])
  })
})

test('a text that is no longer expected is dropped; one that arrives late is kept', () => {
  const steps = noted(key('Enter'), { kind: 'press', target: button })
  const [first, last] = steps.map(({ texts }) => texts)
  first?.push({ role: 'heading', text: 'Of the step before' })
  last?.push({ role: 'heading', text: 'On the way' }, { role: 'alert', text: 'Saved' })
  keepExpectedTexts(steps, ({ role }) => role !== 'heading')
  last?.push({ role: 'heading', text: 'Late' })
  const texts = steps.map((step) => step.texts.map(({ text }) => text))
  expect(texts).toEqual([['Of the step before'], ['Saved', 'Late']])
})

const typed = (name: string, hides: Hidden['hides'], raw: string): RawAction => ({
  kind: 'type',
  target: { by: 'textbox', name },
  value: { hides, raw },
})
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
    sms('1234', -50),
    sms('4711', -40),
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
