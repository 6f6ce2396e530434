import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { inRouter } from '#tests/fixtures/stories/in-router.fixture.tsx'
import { inKit, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { BackArrow } from './Screen.tsx'

const meta = {
  title: 'Елементи/Стрілка назад',
  component: BackArrow,
  ...part(
    'У заголовку екрана, що глибше за меню. Веде на екран вище, а якщо прийшли з нього — повертає до нього, ніби кнопка «Назад» браузера.',
  ),
  decorators: [inRouter, inKit],
  args: { to: '/calendar' },
  argTypes: {
    to: { control: 'select', options: ['/calendar', '/clients', '/settings'] },
  },
} satisfies Meta<typeof BackArrow>
export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'До календаря',
  async play({ canvas }) {
    const arrow = await canvas.findByRole('link', { name: 'Назад' })
    await expect(arrow).toHaveAttribute('href', '/calendar')
    const { width, height } = arrow.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}
