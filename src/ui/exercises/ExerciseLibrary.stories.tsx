import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { noSelection } from '#src/domain/exercise-filter.ts'
import { EXERCISES, inLibrary } from '#tests/fixtures/stories/exercise-library.fixture.tsx'
import { inKit, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { useArg } from '#tests/fixtures/stories/use-arg.fixture.ts'

import { ExerciseLibrary } from './ExerciseLibrary.tsx'

const meta = {
  title: 'Елементи/Бібліотека вправ',
  component: ExerciseLibrary,
  ...part(
    'Де обирають вправи: у конструкторі тренування і в плані зустрічі. Обране лишається на видноті, що б не шукали далі.',
  ),
  decorators: [inKit, inLibrary],
  args: { selection: noSelection, change: () => undefined },
  render: function Render(args) {
    const [selection, select] = useArg(args.selection)
    return (
      <ExerciseLibrary {...args} selection={selection} change={(next) => select(next(selection))} />
    )
  },
} satisfies Meta<typeof ExerciseLibrary>
export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Кілька вправ',
  async play({ canvas, userEvent }) {
    const library = within(canvas.getByRole('region', { name: 'Всі вправи' }))
    await expect(library.getByText(new RegExp(`^${EXERCISES.length} вправ`))).toBeVisible()
    const bench = library.getByRole('checkbox', { name: 'Жим штанги лежачи' })
    await userEvent.click(bench)
    await expect(bench).toBeChecked()
    await userEvent.click(library.getByRole('button', { name: 'Показати ще' }))
    await expect(library.getAllByRole('checkbox')).toHaveLength(20)
    await expect(bench).toBeChecked()
  },
}
