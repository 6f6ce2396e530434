import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { keepChosenSlot } from '#src/device/remembered.ts'
import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { ChosenSlotLine } from './ChosenSlotLine.tsx'

const meta = {
  title: 'Елементи/Обраний час',
  component: ChosenSlotLine,
  ...part(
    'На формах входу й реєстрації, коли гість іде записатись: час, який він обрав, не губиться з очей.',
  ),
  args: { next: '/coach/olena-koval?slot=s1' },
  render: ({ next }) => (
    <>
      {/* The text is read when it appears. */}
      <ChosenSlotLine key={next} next={next} />
      <ChosenSlotLine next="/dashboard" />
    </>
  ),
  loaders: [
    () => keepChosenSlot('s1', 'понеділок, 22 листопада 2027 року, 10:00–11:00 за київським часом'),
  ],
} satisfies Meta<typeof ChosenSlotLine>
export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Дорогою до запису; ідуть не записуватись — порожньо',
  async play({ canvas }) {
    const text = canvas.getByText(/^понеділок, 22 листопада.* за київським часом$/)
    await expect(text.getBoundingClientRect().height).toBeGreaterThan(40)
    await expect(canvas.getByText('Час ще не заброньовано')).toBeVisible()
    await expect(canvas.getAllByRole('img', { name: 'Обраний час:' })).toHaveLength(1)
  },
}
