import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { pointed } from '#tests/fixtures/stories/pseudo-state.fixture.ts'

import { WeekStrip } from './WeekStrip.tsx'

const press = fn()

const meta = {
  title: 'Елементи/Тиждень',
  component: WeekStrip,
  ...part('Сім днів, з понеділка, щоб обрати один. Крапка каже, що того дня щось є.'),
  args: {
    date: '2027-03-04',
    today: '2027-03-02',
    noteOn: (date) => (date === '2027-03-05' ? 'є вільний час' : null),
    dayProps: (date) => ({
      'aria-pressed': date === '2027-03-04',
      onClick: () => press(date),
    }),
  },
} satisfies Meta<typeof WeekStrip>
export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Обрано четвер',
  async play({ canvas, userEvent }) {
    await expect(
      canvas.getByRole('button', { name: 'вівторок, 2 березня, сьогодні' }),
    ).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: "п'ятниця, 5 березня, є вільний час" }),
    )
    await expect(press).toHaveBeenCalledWith('2027-03-05')
  },
}

export const Pointed: StoryObj<typeof meta> = {
  name: 'Під вказівником, у фокусі й натиснуте',
  ...pointed(),
}
