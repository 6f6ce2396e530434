import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta: Meta = {
  title: 'Огляд/Перевірки історій',
  tags: ['!dev', '!autodocs'],
  render: () => (
    <main>
      <h1>Перевірки історій</h1>
    </main>
  ),
}
export default meta

type Story = StoryObj<typeof meta>

/** How many stories had been checked when the first story of this file was played. */
let before: number | null = null

export const Played: Story = {
  name: 'Зіграна історія',
  play: async () => {
    before = (await import('./story-checks.ts')).storiesChecked()
  },
}

/** Without the checks after the first story, no story would fail because of an error. */
export const Checked: Story = {
  name: 'Кожну історію перевірено',
  play: async () => {
    const { checkStory, storiesChecked } = await import('./story-checks.ts')
    await expect(before).not.toBeNull()
    await expect(storiesChecked()).toBe((before ?? 0) + 1)
    console.error('broken')
    await expect(checkStory).toThrow('console: broken')
  },
}
