/** The rows of product §9 that the contract states, and the polling. Tests beside the code prove the others. */
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { POLL_MS } from '#src/api/queries.ts'
import { Phone } from '#src/features/auth/form-fields.ts'
import { sectionText } from '#tests/architecture/documents.ts'
import { sourceFiles } from '#tests/architecture/source-files.ts'
import { contract } from '#tests/contract/contract-document.ts'

interface Check {
  /** The value of the row, in the words of the document. */
  says: string
  /** What the product gives now, and the value typed by hand. */
  gives: () => [now: unknown, value: unknown][]
}

/** A part of the contract's schema. */
const schemaOf = (name: string, ...keys: string[]): unknown[] => {
  const schema = new Map(Object.entries(contract.components.schemas[name] ?? {}))
  return keys.map((key) => schema.get(key))
}

const PHONES = ['+38050111223', '+380501112233', '+3805011122334', '+381501112233']

const CHECKS: Record<string, Check> = {
  'First and last name': {
    says: '1 to 40 characters',
    gives: () => [[schemaOf('PersonName', 'minLength', 'maxLength'), [1, 40]]],
  },
  Password: {
    says: '8 to 128 characters, with one of ! @ # $ % ^ & *',
    gives: () => [
      [schemaOf('NewPassword', 'minLength', 'maxLength', 'pattern'), [8, 128, '[!@#$%^&*]']],
    ],
  },
  Phone: {
    says: '+380 plus 9 digits',
    gives: () => [
      [schemaOf('Phone', 'pattern'), [String.raw`^\+380\d{9}$`]],
      [PHONES.filter((phone) => v.is(Phone, phone)), ['+380501112233']],
    ],
  },
  'Code length': {
    says: '4 digits',
    gives: () => [[schemaOf('OtpCode', 'pattern'), [String.raw`^\d{4}$`]]],
  },
  'Request polling': {
    says: 'every 30 s over the next 7 days',
    gives: () => [[POLL_MS, 30_000]],
  },
  'Exercise list': {
    says: '10 per step; list area max height 500 px',
    gives: () => [
      [
        sourceFiles('src', /\.css$/).flatMap(
          ({ text }) => text.match(/(?<=(?:max-height|--picker-list): .*)\d+px/g) ?? [],
        ),
        ['500px', '500px'],
      ],
    ],
  },
  'Default list paging': {
    says: 'skip 0, limit 100',
    gives: () => {
      const { Skip, Limit } = contract.components.parameters
      return [[[Skip, Limit].map((parameter) => parameter?.schema['default']), [0, 100]]]
    },
  },
}

const rows = [
  ...sectionText(9)
    .replaceAll('\\', '')
    .matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|/gm),
]
const document = new Map(rows.map(([, item = '', value]) => [item, value]))

it.each(Object.entries(CHECKS))('%s', (item, { says, gives }) => {
  expect(document.get(item)).toBe(says)
  for (const [now, value] of gives()) expect(now).toEqual(value)
})
