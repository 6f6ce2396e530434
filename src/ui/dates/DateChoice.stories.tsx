import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { pointed } from '#tests/fixtures/stories/pseudo-state.fixture.ts'

import { DateChoice } from './DateChoice.tsx'

const meta = {
  title: 'Елементи/Вибір дня',
  component: DateChoice,
  ...part(
    'Усередині вікна, що відкриває кнопка: місяць, у якому обирають день. Одразу бере фокус. У формі для дати є поле.',
  ),
  args: {
    chosen: '2027-03-02',
    today: '2027-03-05',
    earliest: '2027-03-02',
    noteOn: (day) => (day === '2027-03-10' ? 'є тренування' : null),
    onDay: fn(),
    onMonth: fn(),
  },
  // A set cannot be edited as text.
  argTypes: { noteOn: { control: false } },
} satisfies Meta<typeof DateChoice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Від сьогоднішнього тижня, з позначкою',
  async play({ args, canvas, userEvent }) {
    const chosen = canvas.getByRole('button', { name: 'вівторок, 2 березня 2027' })
    await waitFor(() => expect(chosen).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'понеділок, 1 березня 2027' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: /10 березня 2027, є тренування$/ }))
    await expect(args.onDay).toHaveBeenCalledWith('2027-03-10')
    await userEvent.click(canvas.getByRole('button', { name: 'Наступний місяць' }))
    await expect(args.onMonth).toHaveBeenCalledWith('2027-04-02')
  },
}

export const Pointed: Story = { name: 'Під вказівником, у фокусі й натиснуте', ...pointed() }
