import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { idOf } from '#mocks/seed/ids.ts'
import { inLibrary, MUSCLES } from '#tests/fixtures/stories/exercise-library.fixture.tsx'
import { inKit, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { pointed } from '#tests/fixtures/stories/pseudo-state.fixture.ts'

import { ExerciseRow } from './ExerciseList.tsx'

const meta = {
  title: 'Елементи/Рядок вправи',
  component: ExerciseRow,
  ...part(
    'Рядок бібліотеки вправ. Обирають кілька — у ньому прапорець; обирають одну — увесь рядок є кнопкою.',
  ),
  decorators: [inKit, inLibrary],
  args: {
    exercise: {
      id: idOf('exercise', 1),
      name: 'Жим штанги лежачи',
      code: 'BENCH_PRESS',
      image: null,
      muscles: MUSCLES.slice(0, 3),
    },
    chosen: false,
    onToggle: fn(),
  },
  render: (args) => (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      <ExerciseRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof ExerciseRow>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Одна з кількох' }

export const Pick: Story = {
  name: 'Лише одна: весь рядок — кнопка',
  args: { onPick: fn() },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Жим штанги лежачи' })
    const { x, y, height } = canvas.getByText('Жим штанги лежачи').getBoundingClientRect()
    await expect(document.elementFromPoint(x + 2, y + height / 2)).toBe(button)
    await userEvent.click(button)
    await expect(args.onPick).toHaveBeenCalledWith(args.exercise)
  },
}

export const Pointed: Story = {
  name: 'Під вказівником, у фокусі й натиснуте',
  ...pointed((canvas) => canvas.getByText('Жим штанги лежачи').closest('label'), 'hover', 'focus'),
}
