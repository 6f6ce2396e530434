import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { createQueryClient } from '#src/app/query-client.ts'
import { painted } from '#tests/fixtures/stories/painted.fixture.ts'

import { openMockPage } from './mock-page.ts'
import { answerOwn, endApp, endCalls } from './story-calls.ts'

const meta: Meta = {
  title: 'Огляд/Виклики історій',
  tags: ['!dev', '!autodocs'],
  render: () => (
    <main>
      <h1>Виклики історій</h1>
    </main>
  ),
}
export default meta

type Story = StoryObj<typeof meta>

const PATH = '/v1/programs/exercises'

export const UnderWay: Story = {
  name: 'Виклик попередньої історії триває: наступна його не бачить',
  play: async () => {
    const before = await openMockPage({ latency: 200, faults: [`GET ${PATH} 500×1`] })
    const held = fetch(PATH)
    // The fault is used up when the call arrives.
    await waitFor(async () => expect((await before.settings()).faults[0]?.left).toBe(0))
    endCalls()
    const next = await openMockPage({})
    await expect(held).rejects.toThrow('aborted')
    await waitFor(async () => expect(await before.requests()).toHaveLength(1))
    await expect(await next.requests()).toHaveLength(0)
  },
}

export const AboutToRead: Story = {
  name: 'Застосунок попередньої історії ще має що прочитати: виклику немає',
  play: async () => {
    const before = await openMockPage({})
    const client = createQueryClient()
    const { promise: loading, resolve: load } = Promise.withResolvers<void>()
    const read = (key: string) =>
      client.fetchQuery({
        queryKey: [key],
        queryFn: async () => {
          await loading
          return fetch(PATH)
        },
        retry: false,
      })
    const begun = read('begun')
    const ended = endApp(client)
    const first = Promise.race([ended.then(() => 'ended'), painted().then(() => 'reading')])
    await expect(await first).toBe('reading')
    load()
    await expect(begun).rejects.toThrow('aborted')
    await ended
    const next = await openMockPage({})
    void read('for the next screen')
    await fetch(PATH)
    await expect(await before.requests()).toHaveLength(0)
    await expect(await next.requests()).toHaveLength(1)
  },
}

export const Late: Story = {
  name: 'Виклик попередньої історії надходить у наступній: на нього немає відповіді',
  play: async () => {
    const next = await openMockPage({})
    const late = new Request(PATH, { headers: { 'x-story': '0' } })
    await expect((await answerOwn(late)).type).toBe('error')
    await expect(await next.requests()).toHaveLength(0)
  },
}
