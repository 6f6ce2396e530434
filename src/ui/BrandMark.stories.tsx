import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { BrandMark } from './BrandMark.tsx'

const meta = {
  title: 'Елементи/Логотип',
  component: BrandMark,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'У заголовку екранів меню, поруч із назвою продукту й поки завантажується каркас. Сам по собі він нічого не каже: слово — поруч.',
      },
    },
  },
  args: { size: 32 },
} satisfies Meta<typeof BrandMark>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Звичайний',
  async play({ canvasElement }) {
    const mark = canvasElement.querySelector('svg[aria-hidden]')
    await expect(mark?.getBoundingClientRect().width).toBe(32)
  },
}
