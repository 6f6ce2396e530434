import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconUsers } from '@tabler/icons-react'

import { looks, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { EmptyState } from './States.tsx'

const LONG_TITLE = 'Запланованих тренувань, які можна було б показати на цьому тижні, ще немає'
const LONG_TEXT =
  'Надішли посилання, за яким клієнт запишеться сам, або додай зустріч у календарі. '.repeat(2)

const meta = {
  title: 'Елементи/Порожнє місце',
  component: EmptyState,
  ...part('Коли показати ще нічого: каже, для чого це місце, і пропонує наступний крок.'),
  args: {
    icon: <IconUsers size={40} aria-hidden />,
    title: 'Клієнтів ще немає',
    text: 'Надішли посилання, за яким клієнт запишеться сам.',
    order: 2,
    action: <Button>Скопіювати посилання</Button>,
  },
  render: looks(EmptyState, {}, { title: LONG_TITLE, text: LONG_TEXT }),
} satisfies Meta<typeof EmptyState>
export default meta

export const Empty: StoryObj<typeof meta> = { name: 'Порожньо; довгий текст' }
