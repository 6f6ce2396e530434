import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { expect, fn } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { EmptyState, FailedState } from './StateNote.tsx'

const meta = {
  title: 'Елементи/Порожньо і не вдалося',
  component: EmptyState,
  subcomponents: { FailedState },
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Порожнє місце каже, для чого воно, і пропонує наступний крок. Те, що не завантажилось, можна спробувати ще раз.',
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

const retry = fn()

export const Failed: Story = {
  name: 'Не вдалося',
  render: () => <FailedState text="Не вдалося отримати клієнтів" order={2} onRetry={retry} />,
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveAccessibleName('Не вдалося отримати клієнтів')
    await userEvent.click(canvas.getByRole('button', { name: 'Спробувати ще раз' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = {
  name: 'Пробує ще раз',
  render: () => (
    <FailedState text="Не вдалося отримати клієнтів" order={2} onRetry={retry} retrying />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Спробувати ще раз' })).toBeDisabled()
  },
}

export const Hovered: Story = {
  name: 'Під вказівником',
  globals: { pseudo: { hover: true } },
}

export const Focused: Story = {
  name: 'У фокусі',
  globals: { pseudo: { focus: true, focusVisible: true, focusWithin: true } },
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
