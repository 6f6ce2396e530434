import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { StatusBadge } from './StatusBadge.tsx'

const meta = {
  title: 'Елементи/Стан сесії',
  component: StatusBadge,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Біля кожної сесії, щоб стан було видно і без кольору: слово, іконка, колір. Своє слово — лише там, де його дає специфікація.',
      },
    },
  },
  args: { status: 'unverified' },
} satisfies Meta<typeof StatusBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Очікує' }

export const All: Story = {
  name: 'Усі стани',
  render: () => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <StatusBadge status="unverified" />
      <StatusBadge status="verified" />
      <StatusBadge status="concluded" />
      <StatusBadge status="cancelled" />
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('Очікує підтвердження')).toBeVisible()
    await expect(canvas.getAllByText('Підтверджено')).toHaveLength(2)
    const cancelled = getComputedStyle(canvas.getByText('Скасовано'))
    await expect(cancelled.textDecorationLine).toBe('line-through')
  },
}

export const LongText: Story = {
  name: 'Довге слово переноситься',
  args: { status: 'unverified' },
  decorators: [
    (Badge) => (
      <div style={{ width: '8rem' }}>
        <Badge />
      </div>
    ),
  ],
}
