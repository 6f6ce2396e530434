/** The contract for the tools of others; `npm run contract:tools` runs some of them on it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { plainContract } from './plain-contract.ts'
import { root } from './redocly.ts'

const contract = readFileSync(join(root, 'openapi/contract.gen.json'), 'utf8')
const plain = plainContract(contract, 'https://api.example')

test('every answer and body is in its operation', () => {
  expect(plain.match(/"\$ref": "#\/components\/(?!schemas|parameters).*/g)).toBeNull()
  expect(plain).toContain('"$ref": "#/components/schemas/User"')
})

test('it has none of our own keys, and the address of a server', () => {
  expect(contract).toContain('"x-extension": true')
  expect(plain).not.toMatch(/"x-[^"]*":/)
  expect(plain).toContain('"url": "https://api.example"')
})

test('where a token is optional, the token comes first: some tools read only the first entry', () => {
  expect(contract).not.toMatch(/"security": \[\s*\{\},/)
  expect(contract).toMatch(/"bearerAuth": \[\]\s*\},\s*\{\}/)
})
