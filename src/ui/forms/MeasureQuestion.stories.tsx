import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { expectPseudoState } from '#tests/fixtures/stories/pseudo-state.fixture.ts'

import { MeasureQuestion } from './MeasureQuestion.tsx'

const meta = {
  title: 'Елементи/Запитання про виміри',
  component: MeasureQuestion,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Замість кнопок форми вимірів, коли число схоже на описку: далеке від минулого або незвичне. Число не відкидається — про нього питають один раз.',
      },
    },
  },
  args: { suspects: [{ measure: 'weight', value: 18, last: 81 }], onBack: fn() },
} satisfies Meta<typeof MeasureQuestion>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Далеке від минулого',
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Вага: минулого разу — 81 кг.')
    await expect(canvas.getByRole('button', { name: 'Виправити' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  name: 'Усі чотири, міряють уперше',
  args: {
    suspects: [
      { measure: 'weight', value: 7, last: 0 },
      { measure: 'chest', value: 999, last: 0 },
      { measure: 'waist', value: 9, last: 0 },
      { measure: 'hips', value: 999, last: 0 },
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Зберегти 7 кг, 999 см, 9 см, 999 см?')).toBeVisible()
    await expect(canvas.getByText('Вага: зазвичай від 25 до 300 кг.')).toBeVisible()
  },
}

export const Hovered: Story = {
  name: 'Під вказівником',
  globals: { pseudo: { hover: true } },
  async play({ canvas }) {
    await expectPseudoState(canvas.getByRole('button', { name: 'Виправити' }))
  },
}

export const Focused: Story = {
  name: 'У фокусі',
  globals: { pseudo: { focus: true, focusVisible: true, focusWithin: true } },
  async play({ canvas }) {
    await expectPseudoState(canvas.getByRole('button', { name: 'Так, зберегти' }))
  },
}
