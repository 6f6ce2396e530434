import type { Meta, StoryObj } from '@storybook/react-vite'

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

export const Default: StoryObj<typeof meta> = { name: 'Звичайний' }
