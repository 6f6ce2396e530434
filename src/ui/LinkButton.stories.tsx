import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { inRouter } from '#tests/fixtures/stories/in-router.fixture.tsx'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { expectPseudoState } from '#tests/fixtures/stories/pseudo-state.fixture.ts'

import { LinkButton } from './LinkButton.tsx'

const meta = {
  title: 'Елементи/Кнопка-посилання',
  component: LinkButton,
  decorators: [inRouter, inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Коли дія — перейти на інший екран: має вигляд кнопки, а відкривається і в новій вкладці, як посилання.',
      },
    },
  },
  args: { to: '/calendar', children: 'Календар' },
} satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'До календаря',
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: 'Календар' })
    await expect(link).toHaveAttribute('href', '/calendar')
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const Hovered: Story = {
  name: 'Під вказівником',
  globals: { pseudo: { hover: true } },
  async play({ canvas }) {
    await expectPseudoState(await canvas.findByRole('link', { name: 'Календар' }))
  },
}

export const Focused: Story = {
  name: 'У фокусі',
  globals: { pseudo: { focus: true, focusVisible: true, focusWithin: true } },
  async play({ canvas }) {
    await expectPseudoState(await canvas.findByRole('link', { name: 'Календар' }))
  },
}
