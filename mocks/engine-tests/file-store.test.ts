import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
/** The store in a file: what it keeps, and which files it refuses. */
import { DatabaseSync } from 'node:sqlite'

import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { TagRow } from '#mocks/db/tables.ts'
import { openFileStore } from '#mocks/engine/file-store.ts'
import type { Product } from '#mocks/engine/product.ts'
import { exportState, startScenario } from '#mocks/engine/server-state.ts'
import type { Store } from '#mocks/engine/store.ts'
import { product } from '#mocks/pulse-product.ts'

const small: Product = { ...product, scenarios: { ...product.scenarios, first: 'empty' } }

let folder = ''
let files = 0
let path = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pulse-store-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const nextPath = (): string => (path = join(folder, `${(files += 1)}.db`))
beforeEach(nextPath)

/** The path of the files as they are now, as if the process ended at this moment. */
function ended(): string {
  const [from, to] = [path, nextPath()]
  for (const end of ['', '-wal']) if (existsSync(from + end)) cpSync(from + end, to + end)
  return to
}

const stateOf = (store: Store) =>
  store.run((state) => {
    const { settings, rows } = structuredClone(exportState(product, state))
    return { settings, rows }
  })

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const row: fc.Arbitrary<TagRow> = fc.record({
  id,
  user_id: id,
  name: fc.constantFrom('TRX', 'Кардіо'),
})
const step = fc.record({
  kind: fc.constantFrom('insert', 'insertAt', 'update', 'remove', 'latency'),
  row,
  at: fc.nat(4),
})

const stepOf = (kind: string, tag: string) => ({
  kind,
  row: { id: tag, user_id: 'a', name: 'TRX' },
  at: 0,
})

test('a file has what the calls have changed, in order, and nothing of a call that failed', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ fails: fc.boolean(), steps: fc.array(step, { maxLength: 4 }) })),
      async (calls) => {
        nextPath()
        const store = await openFileStore(small, path)
        for (const { fails, steps } of calls)
          await store
            .run(({ db: { tags }, settings }) => {
              for (const { kind, row: given, at } of steps) {
                const present = tags.get(given.id)
                if (kind === 'insert') tags.insert({ ...given })
                else if (kind === 'insertAt') tags.insertAt({ ...given }, at)
                else if (kind === 'remove') tags.remove(given.id)
                else if (kind === 'latency') settings.latency = at
                else if (present) tags.update(present, given)
              }
              if (fails) throw new Error('It fails')
            })
            .catch((error: unknown) => {
              if (!fails) throw error
            })
        const before = await stateOf(store)
        expect(await stateOf(await openFileStore(small, ended()))).toEqual(before)
      },
    ),
    {
      numRuns: 15,
      // The second call moves two rows that it does not change.
      examples: [
        [
          [
            { fails: false, steps: [stepOf('insert', 'a'), stepOf('insert', 'b')] },
            { fails: false, steps: [stepOf('insertAt', 'c')] },
          ],
        ],
      ],
    },
  ))

test('data that was replaced is gone', async () => {
  const store = await openFileStore(product, path)
  await store.replace(await startScenario(product, 'empty'))
  expect(await stateOf(await openFileStore(product, ended()))).toEqual(await stateOf(store))
})

test('what a start has left unfinished does no harm', async () => {
  for (const end of ['.new', '.new-journal']) writeFileSync(path + end, 'unfinished')
  const store = await openFileStore(small, path)
  expect((await stateOf(store)).rows.users).toHaveLength(2)
})

test('a file that was closed has all changes in itself', async () => {
  const store = await openFileStore(small, path)
  await store.run(({ settings }) => Object.assign(settings, { latency: 70 }))
  await store.close()
  expect(existsSync(`${path}-wal`)).toBe(false)
  expect((await stateOf(await openFileStore(small, path))).settings.latency).toBe(70)
})

/** A file that was closed, with a change of its bytes. */
async function made(change: (bytes: Buffer) => Buffer = (bytes) => bytes): Promise<string> {
  await openFileStore(small, path)
  const copy = ended()
  writeFileSync(copy, change(readFileSync(copy)))
  return copy
}

const replaced = (text: RegExp, by: string) => () =>
  made((bytes) => Buffer.from(bytes.toString('latin1').replaceAll(text, by), 'latin1'))

const reshaped: Product = {
  ...small,
  tables: {
    ...product.tables,
    loadSchemas: async () => ({ ...(await product.tables.loadSchemas()), tags: Object({}) }),
  },
}

test.each([
  ['of another version', reshaped, () => made(), 'is of another version of the mock'],
  [
    'cut off',
    small,
    () => made((bytes) => bytes.subarray(0, bytes.length / 2)),
    /malformed|damaged/,
  ],
  ['with a letter changed', small, replaced(/"role":"coach"/g, '"role":"coacx"'), 'is damaged'],
  // The index has what the table has, without the JSON.
  ['with a damaged index', small, replaced(/users(05e2.{32})(?!.?\{)/gs, 'usert$1'), 'is damaged'],
  ['of another kind', small, () => made(() => Buffer.from('{"a":1}'.repeat(99))), 'not a database'],
  ['that is empty', small, () => made(() => Buffer.alloc(0)), 'is not a file of the mock'],
  [
    'of another program',
    small,
    async () => {
      new DatabaseSync(path).exec('CREATE TABLE notes (id)')
      return path
    },
    'is not a file of the mock',
  ],
  [
    'of a mock that runs',
    small,
    async () => {
      await openFileStore(small, path)
      return path
    },
    'locked',
  ],
])('a file %s is refused in one line, and not changed', async (_, opened, make, reason) => {
  const file = await make()
  const before = readFileSync(file)
  const opening = openFileStore(opened, file)
  await expect(opening).rejects.toThrow(reason)
  await expect(opening).rejects.toThrow(/^[^\n]+$/)
  expect(readFileSync(file).equals(before)).toBe(true)
})

test('changes without their file are refused, and stay', async () => {
  writeFileSync(`${path}-wal`, 'changes')
  await expect(openFileStore(small, path)).rejects.toThrow(/^[^\n]+ is missing, but [^\n]+$/)
  expect(readFileSync(`${path}-wal`, 'utf8')).toBe('changes')
})
