import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { formatPhone, isPhone, normalisePhone } from './phone.ts'

describe('normalisePhone', () => {
  test.each([
    ['067 123 45 67'],
    ['380671234567'],
    ['+380 67 123-45-67'],
    ['+380671234567'],
    ['(067) 123-45-67'],
    ['  +38 (067) 123 45 67\n'],
    // Copied from a contact card: direction marks around, no-break spaces and a dash inside.
    ['\u202a+380\u00a067\u00a0123‑45‑67\u202c'],
  ])('%j becomes +380671234567', (input) => {
    expect(normalisePhone(input)).toBe('+380671234567')
  })

  test.each([
    ['', ''],
    ['+', '+'],
    ['+3', '+3'],
    ['38', '38'],
    ['380', '+380'],
    ['0', '+380'],
    ['06', '+3806'],
    ['+380 67 12', '+3806712'],
    ['+3806712345678', '+3806712345678'],
    [' 067 nope ', '067 nope'],
    ['+48 600 100 200', '+48 600 100 200'],
    ['671234567', '671234567'],
  ])('while typing, %j becomes %j', (input, expected) => {
    expect(normalisePhone(input)).toBe(expected)
  })

  test.each(['0671234567', '380671234567', '+380671234567'])(
    'typed one key at a time, each time normalised, %s becomes the number',
    (typed) => {
      const shown = Array.from(typed).reduce((value, key) => normalisePhone(value + key), '')
      expect(shown).toBe('+380671234567')
    },
  )

  it('is idempotent', () => {
    const typed = fc.string({
      unit: fc.constantFrom(...Array.from('+0368 -()\u00a0aї')),
      maxLength: 20,
    })
    fc.assert(
      fc.property(fc.oneof(typed, fc.string({ unit: 'grapheme' })), (input) => {
        const once = normalisePhone(input)
        expect(normalisePhone(once)).toBe(once)
      }),
      { numRuns: 2000 },
    )
  })

  it('finds the number with any spacing', () => {
    const digits = fc.string({
      unit: fc.constantFrom(...Array.from('0123456789')),
      minLength: 9,
      maxLength: 9,
    })
    const prefix = fc.constantFrom('0', '380', '+380', '+38 0')
    const gap = fc.constantFrom('', ' ', '-', ') ', '\u00a0')
    fc.assert(
      fc.property(prefix, digits, gap, (start, rest, between) => {
        const phone = normalisePhone(start + between + Array.from(rest).join(between))
        expect(phone).toBe(`+380${rest}`)
        expect(isPhone(phone)).toBe(true)
      }),
    )
  })
})

test.each([
  ['+380671234567', true],
  ['+38067123456', false],
  ['+3806712345678', false],
  ['380671234567', false],
  ['+380 67 123 45 67', false],
  ['+380671234567\n', false],
  ['+381671234567', false],
  ['0+380671234567', false],
])('isPhone(%j) is %j', (value, expected) => {
  expect(isPhone(value)).toBe(expected)
})

describe('formatPhone', () => {
  it('groups a full number', () => {
    expect(formatPhone('+380671234567')).toBe('+380 67 123 45 67')
  })

  it('leaves anything else unchanged', () => {
    expect(formatPhone('+38067')).toBe('+38067')
  })

  it('is undone by normalisePhone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (n) => {
        const phone = `+380${String(n).padStart(9, '0')}`
        expect(normalisePhone(formatPhone(phone))).toBe(phone)
      }),
    )
  })
})
