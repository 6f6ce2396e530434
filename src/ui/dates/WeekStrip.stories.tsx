import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { WeekStrip } from './WeekStrip.tsx'

const press = fn()

const meta = {
  title: 'Елементи/Тиждень',
  component: WeekStrip,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component: 'Сім днів, з понеділка, щоб обрати один. Крапка каже, що того дня щось є.',
      },
    },
  },
  args: {
    date: '2027-03-04',
    today: '2027-03-02',
    noteOn: (date) => (date === '2027-03-05' ? 'є вільний час' : null),
    dayProps: (date) => ({ 'aria-pressed': date === '2027-03-04' }),
    onDay: press,
  },
} satisfies Meta<typeof WeekStrip>
export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Обрано четвер',
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('button', { name: 'Вт 2 березня, сьогодні' })).toBeVisible()
    // The list is not a `ul`: without the base style its days have markers.
    const [day] = canvas.getAllByRole('listitem')
    await expect(day).toHaveStyle({ listStyleType: 'none' })
    await userEvent.click(canvas.getByRole('button', { name: 'Пт 5 березня, є вільний час' }))
    await expect(press).toHaveBeenCalledWith('2027-03-05')
  },
}

export const Hovered: StoryObj<typeof meta> = {
  name: 'Під вказівником',
  globals: { pseudo: { hover: true } },
}

export const Focused: StoryObj<typeof meta> = {
  name: 'У фокусі',
  globals: { pseudo: { focus: true, focusVisible: true, focusWithin: true } },
}
