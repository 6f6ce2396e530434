import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { allPages, answersOf, type Page } from './queries.ts'

const listOf = (length: number): number[] => Array.from({ length }, (_, index) => index)

/** A server that returns at most `cap` items at once, with the requests that it received. */
function serverOf(length: number, cap: number) {
  const list = listOf(length)
  const asked: Page[] = []
  let underWay = 0
  let most = 0
  const read = async ({ skip, limit }: Page): Promise<number[]> => {
    asked.push({ skip, limit })
    most = Math.max(most, (underWay += 1))
    await new Promise((later) => setImmediate(later))
    underWay -= 1
    return list.slice(skip, skip + Math.min(limit, cap))
  }
  return { read, asked, mostAtOnce: () => most }
}

describe('12.14: a list', () => {
  it('a list of any length is read completely from a server with any cap, with few requests at a time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .integer({ min: 1, max: 1200 })
          .chain((cap) =>
            fc.tuple(fc.integer({ min: 0, max: Math.min(3000, 50 * cap) }), fc.constant(cap)),
          ),
        async ([length, cap]) => {
          const server = serverOf(length, cap)
          expect(await allPages(server.read)).toEqual(listOf(length))
          expect(server.asked[0]).toEqual({ skip: 0, limit: 100 })
          expect(server.mostAtOnce()).toBeLessThanOrEqual(6)
          expect(Math.max(...server.asked.map(({ limit }) => limit))).toBe(100)
          const size = Math.min(cap, 100)
          expect(server.asked.length).toBeLessThanOrEqual(Math.ceil(length / size) + 6)
        },
      ),
    )
  })

  it.each([
    [0, 1],
    [1, 2],
    [9, 2],
    [24, 2],
    [99, 2],
    [100, 3],
    [140, 3],
    [300, 7],
  ])('of %i takes %i requests', async (length, requests) => {
    const { read, asked } = serverOf(length, 1000)
    await allPages(read)
    expect(asked).toHaveLength(requests)
  })

  it.each([
    [20, 10],
    [3, 1],
    [200, 100],
  ])(
    'of %i equal rows is read completely from a server that returns %i at once',
    async (length, cap) => {
      const rows = Array.from({ length }, () => ({ id: 'squat', reps: 5 }))
      const read = ({ skip, limit }: Page) =>
        Promise.resolve(rows.slice(skip, skip + Math.min(limit, cap)))
      expect(await allPages(read)).toEqual(rows)
    },
  )

  it.each([1, 24, 100, 300])(
    'of %i items is read once from a server without paging',
    async (length) => {
      let asked = 0
      const read = () => {
        asked += 1
        return Promise.resolve(listOf(length))
      }
      expect(await allPages(read)).toEqual(listOf(length))
      expect(asked).toBeLessThanOrEqual(4)
    },
  )

  it('fails with the page that fails, and requests no other page then', async () => {
    const { read, asked } = serverOf(10_000, 100)
    const reading = allPages((page) =>
      page.skip === 2000 ? Promise.reject(new Error('page 21')) : read(page),
    )
    await expect(reading).rejects.toThrow('page 21')
    const before = asked.length
    for (let turn = 0; turn < 20; turn += 1) await new Promise((later) => setImmediate(later))
    expect(asked.length).toBe(before)
  })

  it('that is a field of another answer is read completely, too', async () => {
    const { read } = serverOf(250, 50)
    const answers = await answersOf(
      async (page) => ({ name: 'Сила', items: await read(page) }),
      ({ items }) => items,
    )
    expect(answers[0].name).toBe('Сила')
    expect(answers.flatMap(({ items }) => items)).toEqual(listOf(250))
  })
})
