import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { kept, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { WeekSteps } from './WeekStrip.tsx'

const meta = {
  title: 'Елементи/Тиждень назад і вперед',
  component: WeekSteps,
  ...part(
    'Обабіч назви тижня, там, де гортають розклад. Тиждень, якого обрати не можна, вимкнено.',
  ),
  args: { date: '2027-03-08', earliest: '2027-03-02', onDay: fn(), children: '8–14 березня' },
  argTypes: { children: { control: 'text' } },
  render: kept(WeekSteps, 'date', 'onDay', { display: 'flex', alignItems: 'center' }),
} satisfies Meta<typeof WeekSteps>
export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Назад — не далі сьогодні',
  async play({ args, canvas, userEvent }) {
    const back = canvas.getByRole('button', { name: 'Попередній тиждень' })
    await userEvent.click(back)
    await expect(args.onDay).toHaveBeenLastCalledWith('2027-03-02')
    await userEvent.click(back)
    await expect(args.onDay).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Наступний тиждень' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Наступний тиждень' }))
    await expect(args.onDay).toHaveBeenLastCalledWith('2027-03-16')
    await userEvent.click(back)
    await expect(args.onDay).toHaveBeenLastCalledWith('2027-03-09')
  },
}
