import { DatePicker } from '@mantine/dates'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { Dates, monthProps } from './DateChoice.tsx'

const month = monthProps({ today: '2027-03-02', chosen: '2027-03-04' })

const meta = {
  title: 'Елементи/Мова календарів',
  component: Dates,
  ...part(
    'Навколо кожного календаря й поля дати: українською, тиждень від понеділка, жоден день не червоний. Разом із ним завантажується і сам календар.',
  ),
  args: { children: <DatePicker {...month} value={month.defaultDate} /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Dates>
export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Українською, від понеділка',
  async play({ canvas }) {
    const days = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(days).toEqual(['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'нд'])
  },
}
