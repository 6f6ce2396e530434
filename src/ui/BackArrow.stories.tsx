import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { inRouter } from '#tests/fixtures/stories/in-router.fixture.tsx'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { expectPseudoState } from '#tests/fixtures/stories/pseudo-state.fixture.ts'

import { BackArrow } from './Screen.tsx'

const meta = {
  title: 'Елементи/Стрілка назад',
  component: BackArrow,
  decorators: [inRouter, inKit],
  parameters: {
    docs: {
      description: {
        component:
          'У заголовку екрана, що глибше за меню. Веде на екран вище, а якщо прийшли з нього — повертає до нього, ніби кнопка «Назад» браузера.',
      },
    },
  },
  args: { to: '/calendar', className: undefined },
  argTypes: {
    to: { control: 'select', options: ['/calendar', '/clients', '/settings'] },
    className: { control: false },
  },
} satisfies Meta<typeof BackArrow>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'До календаря',
  async play({ canvas }) {
    const arrow = await canvas.findByRole('link', { name: 'Назад' })
    await expect(arrow).toHaveAttribute('href', '/calendar')
    const { width, height } = arrow.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}

export const Hovered: Story = {
  name: 'Під вказівником',
  globals: { pseudo: { hover: true } },
  async play({ canvas }) {
    await expectPseudoState(await canvas.findByRole('link', { name: 'Назад' }))
  },
}

export const Focused: Story = {
  name: 'У фокусі',
  globals: { pseudo: { focus: true, focusVisible: true, focusWithin: true } },
  async play({ canvas }) {
    await expectPseudoState(await canvas.findByRole('link', { name: 'Назад' }))
  },
}
