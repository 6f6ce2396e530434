import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

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

export const Default: StoryObj<typeof meta> = { name: 'Перші три з семи' }
