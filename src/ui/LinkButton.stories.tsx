import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { inRouter } from '#tests/fixtures/stories/in-router.fixture.tsx'
import { inKit, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { LinkButton } from './LinkButton.tsx'

const meta = {
  title: 'Елементи/Кнопка-посилання',
  component: LinkButton,
  ...part(
    'Коли дія — перейти на інший екран: має вигляд кнопки, а відкривається і в новій вкладці, як посилання.',
  ),
  decorators: [inRouter, inKit],
  args: { to: '/calendar', children: 'Календар' },
} satisfies Meta<typeof LinkButton>
export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'До календаря',
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: 'Календар' })
    await expect(link).toHaveAttribute('href', '/calendar')
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
