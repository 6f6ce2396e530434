import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { keepChosenSlot } from '#src/device/remembered.ts'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { ChosenSlotLine } from './ChosenSlotLine.tsx'

const meta = {
  title: 'Елементи/Обраний час',
  component: ChosenSlotLine,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'На формах входу й реєстрації, коли гість іде записатись: час, який він обрав, не губиться з очей.',
      },
    },
  },
  args: { next: '/coach/olena-koval?slot=s1' },
  // The text is read when it appears.
  render: ({ next }) => <ChosenSlotLine key={next} next={next} />,
  loaders: [() => keepChosenSlot('s1', 'ср, 3 березня, 10:00–11:00')],
} satisfies Meta<typeof ChosenSlotLine>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Дорогою до запису',
  async play({ canvas }) {
    await expect(canvas.getByText('ср, 3 березня, 10:00–11:00')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Обраний час:' })).toBeVisible()
  },
}

export const LongText: Story = {
  name: 'Довгий текст переноситься',
  loaders: [
    () => keepChosenSlot('s1', 'понеділок, 22 листопада 2027 року, 10:00–11:00 за київським часом'),
  ],
  async play({ canvas }) {
    const text = canvas.getByText(/за київським часом$/)
    await expect(text.getBoundingClientRect().height).toBeGreaterThan(40)
  },
}

export const Empty: Story = {
  name: 'Ідуть не записуватись: порожньо',
  args: { next: '/dashboard' },
  async play({ canvas }) {
    await expect(canvas.queryByRole('img', { name: 'Обраний час:' })).toBeNull()
  },
}
