import { expect, test } from 'vitest'

import { smallContract } from '#tests/fixtures/mock/small-contract.fixture.ts'

import { changesReport, isBreaking } from './changes-report.ts'
import { compare } from './contract-changes.ts'

type Contract = ReturnType<typeof smallContract>

/** The report on a changed contract, and whether it breaks. */
async function after(
  change: (contract: Contract) => void,
): Promise<[breaks: boolean, text: string]> {
  const contract = smallContract()
  change(contract)
  const [base, revision] = [JSON.stringify(smallContract()), JSON.stringify(contract)]
  const changes = await compare(base, revision)
  return [isBreaking(changes), changesReport(changes, base, revision)]
}

const lines = (...text: string[]): string => text.join('\n')

test('the same contract has no differences', async () => {
  expect(await after(() => {})).toEqual([false, '0 breaking, 0 changed, 0 added'])
})

test('a removed operation breaks', async () => {
  const gone = (contract: Contract): void => {
    Reflect.deleteProperty(contract.paths['/v1/pets'], 'post')
  }
  expect(await after(gone)).toEqual([
    true,
    lines(
      'Breaking',
      '  POST /v1/pets',
      '    Operation `POST /v1/pets` was removed.',
      '',
      '1 breaking, 0 changed, 0 added',
    ),
  ])
})

test('removed and new paths are named by their operations', async () => {
  const moved = ({ paths }: Contract): void => {
    Object.assign(paths, { '/v1/animals': paths['/v1/pets'] })
    Reflect.deleteProperty(paths, '/v1/pets')
  }
  const [breaks, text] = await after(moved)
  expect(breaks).toBe(true)
  expect(text).toContain('  GET /v1/pets\n    Path `/v1/pets` was removed.\n  POST /v1/pets\n')
  expect(text).toContain('Added\n  GET /v1/animals\n    added\n  POST /v1/animals\n    added\n')
})

test('a new required field of a request breaks', async () => {
  const required = ({ components: { schemas } }: Contract): void => {
    Object.assign(schemas.NewPet.properties, { name: { type: 'string' } })
    schemas.NewPet.required.push('name')
  }
  expect(await after(required)).toEqual([
    true,
    lines(
      'Breaking',
      '  schemas/NewPet (POST /v1/pets)',
      '    required: Properties of `NewPet` became required: `name`.',
      '',
      'Added',
      '  schemas/NewPet (POST /v1/pets)',
      '    added name',
      '',
      '1 breaking, 0 changed, 1 added',
    ),
  ])
})

test('a new optional field is an addition', async () => {
  const optional = ({ components: { schemas } }: Contract): void => {
    Object.assign(schemas.NewPet.properties, { name: { type: 'string' } })
  }
  expect(await after(optional)).toEqual([
    false,
    lines(
      'Added',
      '  schemas/NewPet (POST /v1/pets)',
      '    added name',
      '',
      '0 breaking, 0 changed, 1 added',
    ),
  ])
})

test('a new value breaks those who read it, and not those who send it', async () => {
  const [breaksReader, read] = await after(({ components: { schemas } }) => {
    schemas.Pet.properties.kind.enum.push('fish')
  })
  expect(breaksReader).toBe(true)
  expect(read).toContain(
    "  schemas/Pet (GET /v1/pets)\n    kind.enum: Enum of `kind` gained values: 'fish'.",
  )
  const [breaksSender, sent] = await after(({ components: { schemas } }) => {
    schemas.NewPet.properties.size.enum.push('huge')
  })
  expect(breaksSender).toBe(false)
  expect(sent).toContain(
    'Changed\n  schemas/NewPet (POST /v1/pets)\n    size.enum: ["small","large"] → ["small","large","huge"]',
  )
})

test('a changed description is reported, and breaks nothing', async () => {
  const words = ({ paths }: Contract): void => {
    paths['/v1/pets'].get.description = 'Every one.'
  }
  expect(await after(words)).toEqual([
    false,
    lines(
      'Changed',
      '  GET /v1/pets',
      '    description: "All of them." → "Every one."',
      '',
      '0 breaking, 1 changed, 0 added',
    ),
  ])
})

test('a call that now needs a token breaks, although only its `security` was removed', async () => {
  const [breaks, text] = await after(({ paths }) => {
    Reflect.deleteProperty(paths['/v1/pets'].post, 'security')
  })
  expect(breaks).toBe(true)
  expect(text).toContain('  POST /v1/pets\n    security.0: Authentication became required.')
})

test('a change in a component that several operations share is listed once, with their number', async () => {
  const [, text] = await after(({ paths, components }) => {
    Object.assign(paths, { '/v1/cats': { get: paths['/v1/pets'].get } })
    components.schemas.Pet.properties.name.type = 'integer'
  })
  expect(text).toContain(
    '  schemas/Pet (GET /v1/pets and 1 more)\n    name.type: Type of `name` widened',
  )
})
