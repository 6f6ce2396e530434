import fc from 'fast-check'
import { expect, test } from 'vitest'

import { Table } from './table.ts'

interface Row {
  id: string
  at: number
  note?: string
}

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const row = fc.record({ id, at: fc.nat(), note: fc.string() }, { requiredKeys: ['id', 'at'] })
const step = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), row }),
  fc.record({ kind: fc.constant('insertAt' as const), row }),
  fc.record({ kind: fc.constant('update' as const), row }),
  fc.record({ kind: fc.constant('remove' as const), row }),
)

test('12.31: undo restores a table to its mark, including order and identity', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(row, { selector: (one) => one.id }),
      fc.array(step),
      (rows, steps) => {
        const table = new Table<Row>(rows)
        const before = structuredClone(table.all())
        const objects = table.all()
        table.mark()
        for (const { kind, row: given } of steps) {
          const present = table.get(given.id)
          if (kind === 'insert') table.insert({ ...given })
          else if (kind === 'insertAt') table.insertAt({ ...given }, given.at)
          else if (kind === 'remove') table.remove(given.id)
          else if (present) table.update(present, given)
        }
        table.undo()
        expect(table.all()).toEqual(before)
        expect(table.all().every((one, at) => one === objects[at])).toBe(true)
        expect(table.dirty).toBe(false)
      },
    ),
  )
})
