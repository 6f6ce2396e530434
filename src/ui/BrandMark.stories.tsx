import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { BrandMark } from './BrandMark.tsx'

const meta = {
  title: 'Елементи/Логотип',
  component: BrandMark,
  ...part(
    'У заголовку екранів меню, поруч із назвою продукту й поки завантажується каркас. Сам по собі він нічого не каже: слово — поруч.',
  ),
  args: { size: 32 },
} satisfies Meta<typeof BrandMark>
export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Звичайний',
  async play({ canvasElement }) {
    const mark = canvasElement.querySelector('svg[aria-hidden]')
    await expect(mark?.getBoundingClientRect().width).toBe(32)
  },
}
