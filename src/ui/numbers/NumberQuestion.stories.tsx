import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { SETTLE_MS } from '#src/ui/hooks/focus.ts'
import { settled } from '#storybook/person.ts'
import { type HeldTimers, holdTimers } from '#tests/fixtures/stories/held-timers.fixture.ts'
import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { NumberQuestion } from './NumberQuestion.tsx'

let timers: HeldTimers

const meta = {
  title: 'Елементи/Запитання про число',
  component: NumberQuestion,
  ...part(
    'Замість кнопок форми чи смуги дій, коли число схоже на описку. Фокус отримує безпечна відповідь; про кожне число питають один раз.',
  ),
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
    onBack: fn(),
    onYes: fn(),
  },
  beforeEach() {
    timers = holdTimers(SETTLE_MS)
    return timers.release
  },
} satisfies Meta<typeof NumberQuestion>
export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Кілька чисел, довгі назви',
  async play({ args, canvas, userEvent }) {
    const question = canvas.getByRole('alert')
    await expect(question).toHaveTextContent('Зберегти 2250 кг, 900 повторів?')
    await expect(question).toHaveTextContent('у плані було 9 повторів')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Виправити' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onBack).toHaveBeenCalledOnce()
    // It appears where «Зберегти» was: the second press of a double click must not answer it.
    const yes = canvas.getByRole('button', { name: 'Так, зберегти' })
    timers.pass(SETTLE_MS - 1)
    await expect(yes).toHaveStyle({ pointerEvents: 'none' })
    timers.pass(1)
    await userEvent.click(await settled(yes))
    await expect(args.onYes).toHaveBeenCalledOnce()
  },
}
