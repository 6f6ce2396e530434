import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { expectPseudoState } from '#tests/fixtures/stories/pseudo-state.fixture.ts'

import { WeekSteps } from './WeekStrip.tsx'

const meta = {
  title: 'Елементи/Тиждень назад і вперед',
  component: WeekSteps,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Обабіч назви тижня, там, де гортають розклад. Тиждень, якого обрати не можна, вимкнено.',
      },
    },
  },
  args: {
    date: '2027-03-11',
    earliest: '2027-03-02',
    onDay: fn(),
    children: '8–14 березня',
  },
  argTypes: { children: { control: 'text' } },
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center' }}>
      <WeekSteps {...args} />
    </div>
  ),
} satisfies Meta<typeof WeekSteps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Назад — не далі сьогодні',
  async play({ args, canvas, userEvent }) {
    const back = canvas.getByRole('button', { name: 'Попередній тиждень' })
    await expect(back).toBeEnabled()
    await userEvent.click(back)
    await expect(args.onDay).toHaveBeenLastCalledWith('2027-03-04')
    await userEvent.click(canvas.getByRole('button', { name: 'Наступний тиждень' }))
    await expect(args.onDay).toHaveBeenLastCalledWith('2027-03-18')
  },
}

export const Disabled: Story = {
  name: 'Цей тиждень: назад нікуди',
  args: { date: '2027-03-04', children: '1–7 березня' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Попередній тиждень' }))
    await expect(args.onDay).not.toHaveBeenCalled()
  },
}

export const Hovered: Story = {
  name: 'Під вказівником',
  globals: { pseudo: { hover: true } },
  async play({ canvas }) {
    await expectPseudoState(canvas.getByRole('button', { name: 'Наступний тиждень' }))
  },
}

export const Focused: Story = {
  name: 'У фокусі',
  globals: { pseudo: { focus: true, focusVisible: true, focusWithin: true } },
  async play({ canvas }) {
    await expectPseudoState(canvas.getByRole('button', { name: 'Наступний тиждень' }))
  },
}
