import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { idOf } from '#mocks/seed/ids.ts'
import { noSelection } from '#src/domain/exercise-filter.ts'
import { inLibrary, picking } from '#tests/fixtures/stories/exercise-library.fixture.tsx'
import { inKit, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { ExerciseFilters } from './ExerciseLibrary.tsx'

const meta = {
  title: 'Елементи/Фільтри вправ',
  component: ExerciseFilters,
  ...part(
    'Над бібліотекою вправ: пошук за назвою і групи м’язів. На телефоні один під одним, ширше — поруч.',
  ),
  decorators: [inKit, inLibrary],
  args: {
    selection: { ...noSelection, muscles: [1, 2, 3, 4, 5].map((at) => idOf('muscle', at)) },
    change: fn(),
  },
  render: picking(ExerciseFilters),
} satisfies Meta<typeof ExerciseFilters>
export default meta

export const Default: StoryObj<typeof meta> = { name: 'Пошук і кілька груп' }
