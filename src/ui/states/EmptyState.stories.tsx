import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconUsers } from '@tabler/icons-react'
import { expect } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { EmptyState } from './States.tsx'

const meta = {
  title: 'Елементи/Порожнє місце',
  component: EmptyState,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component: 'Коли показати ще нічого: каже, для чого це місце, і пропонує наступний крок.',
      },
    },
  },
  args: {
    icon: <IconUsers size={40} aria-hidden />,
    title: 'Клієнтів ще немає',
    text: 'Надішли посилання, за яким клієнт запишеться сам.',
    order: 2,
    action: <Button>Скопіювати посилання</Button>,
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Порожньо',
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Клієнтів ще немає', level: 2 })).toBeVisible()
  },
}

export const LongText: Story = {
  name: 'Довгий текст',
  args: {
    title: 'Запланованих тренувань, які можна було б показати на цьому тижні, ще немає',
    text: 'Надішли посилання, за яким клієнт запишеться сам, або додай зустріч у календарі. '.repeat(
      2,
    ),
  },
}
