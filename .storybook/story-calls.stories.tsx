import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { openMockPage } from './mock-page.ts'
import { answerOwn } from './story-calls.ts'

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
    const next = await openMockPage({})
    await expect(held).rejects.toThrow('aborted')
    await waitFor(async () => expect(await before.requests()).toHaveLength(1))
    await expect(await next.requests()).toHaveLength(0)
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
