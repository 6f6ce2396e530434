import { expect, it, vi } from 'vitest'

import { allPages } from './all-pages.ts'

const list = Array.from({ length: 2345 }, (_, index) => index)

it.each([100, 250, 1000])('reads everything from a server that gives at most %i', async (most) => {
  const read = ({ skip, limit }: { skip: number; limit: number }) =>
    Promise.resolve(list.slice(skip, skip + Math.min(limit, most)))
  await expect(allPages(read)).resolves.toEqual(list)
})

it('asks once for a short list', async () => {
  const read = vi.fn<() => Promise<number[]>>(() => Promise.resolve([1, 2, 3]))
  await expect(allPages(read)).resolves.toEqual([1, 2, 3])
  expect(read).toHaveBeenCalledTimes(1)
})
