import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { idOf } from '#mocks/seed/ids.ts'
import { noSelection } from '#src/domain/exercise-filter.ts'
import { inLibrary } from '#tests/fixtures/stories/exercise-library.fixture.tsx'
import { inKit, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { useArg } from '#tests/fixtures/stories/use-arg.fixture.ts'

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
  render: function Render(args) {
    const [selection, setSelection] = useArg(args.selection)
    return (
      <ExerciseFilters
        selection={selection}
        change={(transition) => {
          args.change(transition)
          setSelection(transition(selection))
        }}
      />
    )
  },
} satisfies Meta<typeof ExerciseFilters>
export default meta

export const Default: StoryObj<typeof meta> = { name: 'Пошук і кілька груп' }
