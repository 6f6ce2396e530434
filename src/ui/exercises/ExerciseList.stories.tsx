import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { toggled } from '#src/domain/exercise-filter.ts'
import { EXERCISES, inLibrary } from '#tests/fixtures/stories/exercise-library.fixture.tsx'
import { inKit, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { useArg } from '#tests/fixtures/stories/use-arg.fixture.ts'

import { ExerciseList } from './ExerciseList.tsx'

const meta = {
  title: 'Елементи/Список вправ',
  component: ExerciseList,
  ...part(
    'Перші знайдені вправи бібліотеки; решту додає «Показати ще». Не знайшлося жодної — каже, що змінити.',
  ),
  decorators: [inKit, inLibrary],
  args: {
    found: EXERCISES.slice(0, 7),
    visible: 3,
    chosen: [],
    onToggle: fn(),
    onMore: fn(),
  },
  render: function Render(args) {
    const [visible, setVisible] = useArg(args.visible)
    const [chosen, setChosen] = useArg(args.chosen)
    return (
      <ExerciseList
        {...args}
        visible={visible}
        chosen={chosen}
        onToggle={(id) => setChosen(toggled(chosen, id))}
        onMore={() => setVisible(visible + 3)}
      />
    )
  },
} satisfies Meta<typeof ExerciseList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: '«Показати ще» додає вправи й веде до першої з них',
  async play({ canvas, userEvent }) {
    const box = canvas.getByRole('checkbox', { name: 'Жим штанги лежачи' })
    await expect(box).not.toBeChecked()
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Показати ще' }))
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(6)
    await expect(canvas.getByRole('checkbox', { name: 'Жим гантелей лежачи' })).toHaveFocus()
  },
}
