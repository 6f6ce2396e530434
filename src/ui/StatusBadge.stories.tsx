import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { looks, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { StatusBadge } from './StatusBadge.tsx'

const meta = {
  title: 'Елементи/Стан сесії',
  component: StatusBadge,
  ...part(
    'Біля кожної сесії, щоб стан було видно і без кольору: слово, іконка, колір. Своє слово — лише там, де його дає специфікація.',
  ),
  args: { status: 'unverified' },
  render: looks(
    StatusBadge,
    {},
    { status: 'verified' },
    { status: 'concluded' },
    { status: 'cancelled' },
  ),
} satisfies Meta<typeof StatusBadge>
export default meta

export const All: StoryObj<typeof meta> = {
  name: 'Усі стани',
  async play({ canvas }) {
    await expect(canvas.getByText('Очікує підтвердження')).toBeVisible()
    await expect(canvas.getAllByText('Підтверджено')).toHaveLength(2)
    const cancelled = getComputedStyle(canvas.getByText('Скасовано'))
    await expect(cancelled.textDecorationLine).toBe('line-through')
  },
}
