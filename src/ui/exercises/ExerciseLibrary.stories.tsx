import type { Meta, StoryObj } from '@storybook/react-vite'

import { noSelection } from '#src/domain/exercise-filter.ts'
import { inLibrary, picking } from '#tests/fixtures/stories/exercise-library.fixture.tsx'
import { inKit, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { ExerciseLibrary } from './ExerciseLibrary.tsx'

const meta = {
  title: 'Елементи/Бібліотека вправ',
  component: ExerciseLibrary,
  ...part(
    'Де обирають вправи: у конструкторі тренування і в плані зустрічі. Обране лишається на видноті, що б не шукали далі.',
  ),
  decorators: [inKit, inLibrary],
  args: { selection: noSelection, change: () => undefined },
  render: picking(ExerciseLibrary),
} satisfies Meta<typeof ExerciseLibrary>
export default meta

export const Default: StoryObj<typeof meta> = { name: 'Кілька вправ' }
