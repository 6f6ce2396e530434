import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { settled } from '#storybook/person.ts'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { expectPseudoState } from '#tests/fixtures/stories/pseudo-state.fixture.ts'

import { NumberQuestion } from './NumberQuestion.tsx'

const meta = {
  title: 'Елементи/Запитання про число',
  component: NumberQuestion,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Замість кнопок форми чи смуги дій, коли число схоже на описку. Фокус отримує безпечна відповідь; про кожне число питають один раз.',
      },
    },
  },
  args: {
    suspects: [
      {
        id: '1',
        number: '2250 кг',
        reason: 'Присідання зі штангою, сет 3: минулого разу — 70 кг.',
        field: 'weight',
      },
    ],
    onBack: fn(),
    onYes: fn(),
  },
} satisfies Meta<typeof NumberQuestion>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Одне число',
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Зберегти 2250 кг?')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Виправити' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onBack).toHaveBeenCalledOnce()
    await userEvent.click(await settled(canvas.getByRole('button', { name: 'Так, зберегти' })))
    await expect(args.onYes).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  name: 'Кілька чисел, довгі назви',
  args: {
    suspects: [
      {
        id: '1',
        number: '2250 кг',
        reason:
          'Присідання зі штангою на плечах із паузою внизу й повільним опусканням, сети 3, 7: минулого разу — 70 кг.',
        field: 'weight',
      },
      {
        id: '2',
        number: '900 повторів',
        reason: 'Підйом ніг у висі, сет 1: у плані було 9 повторів.',
        field: 'reps',
      },
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Зберегти 2250 кг, 900 повторів?')).toBeVisible()
    await expect(canvas.getByText(/сети 3, 7/)).toBeVisible()
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
