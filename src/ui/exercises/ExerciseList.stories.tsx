import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { EXERCISES, inLibrary } from '#tests/fixtures/stories/exercise-library.fixture.tsx'
import { inKit, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

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
} satisfies Meta<typeof ExerciseList>
export default meta

export const Default: StoryObj<typeof meta> = { name: 'Перші три з семи' }
