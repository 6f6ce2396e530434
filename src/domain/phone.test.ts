import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { formatPhone, isPhone, normalisePhone } from './phone.ts'

const PHONE = '+380671234567'

describe('normalisePhone', () => {
  test.each([
    ['  +38 (067) 123 45 67\n', PHONE],
    // Copied from a contact card: direction marks around, no-break spaces and a dash inside.
    ['\u202a+380\u00a067\u00a0123‑45‑67\u202c', PHONE],
    ['\u200etel:+380671234567', PHONE],
    ['00380 67 123 45 67', PHONE],
    ['8 (067) 123-45-67', PHONE],
    // The zero of the operator's code after the country's; a code that was there already.
    ['+380 067 123 45 67', PHONE],
    ['+380 +380 67 123 45 67', PHONE],
    // Khmelnytskyi.
    ['0382 12 34 56', '+380382123456'],
    // The beginnings of a number, as they are typed.
    ['', ''],
    ['+', '+'],
    ['+3', '+3'],
    ['38', '38'],
    ['380', '+380'],
    ['0', '+380'],
    ['+380 67 12', '+3806712'],
    // What is not a number of Ukraine stays.
    ['+3806712345678', '+3806712345678'],
    [' 067 nope ', '067 nope'],
    ['+48 600 100 200', '+48 600 100 200'],
    ['671234567', '671234567'],
    ['0048 600 100 200', '0048 600 100 200'],
    ['00352 26 12 34', '00352 26 12 34'],
    ['067 123 45 67, 050 765 43 21', '067 123 45 67, 050 765 43 21'],
  ])('%j becomes %j', (input, expected) => {
    expect(normalisePhone(input)).toBe(expected)
  })

  test.each([
    '0671234567',
    '380671234567',
    '80671234567',
    '00380671234567',
    '+380067 1234567',
    PHONE,
  ])('typed one key at a time, each time normalised, %s becomes the number', (typed) => {
    const shown = Array.from(typed).reduce((value, key) => normalisePhone(value + key), '')
    expect(shown).toBe(PHONE)
  })

  it('finds the number with any spacing, and as it is formatted for reading', () => {
    const digits = fc.integer({ min: 100_000_000, max: 999_999_999 }).map(String)
    const prefix = fc.constantFrom('0', '380', '+380', '+38 0', '80', '00380', 'tel:+380')
    const gap = fc.constantFrom('', ' ', '-', ') ', '\u00a0')
    fc.assert(
      fc.property(prefix, digits, gap, (start, rest, between) => {
        const phone = normalisePhone(start + between + Array.from(rest).join(between))
        expect(phone).toBe(`+380${rest}`)
        expect(isPhone(phone)).toBe(true)
        expect(normalisePhone(formatPhone(phone))).toBe(phone)
      }),
    )
  })
})

test.each([
  '+38067123456',
  '+3806712345678',
  '380671234567',
  '+380 67 123 45 67',
  '+380671234567\n',
  '+381671234567',
  '0+380671234567',
])('%j is not a phone', (value) => {
  expect(isPhone(value)).toBe(false)
})

it('formatPhone groups a full number, and leaves anything else unchanged', () => {
  expect(formatPhone(PHONE)).toBe('+380 67 123 45 67')
  expect(formatPhone('+38067')).toBe('+38067')
})
