import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { inLibrary } from '#tests/fixtures/stories/exercise-library.fixture.tsx'
import { inKit, kept, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { MuscleFilter } from './MuscleFilter.tsx'

const meta = {
  title: 'Елементи/Групи м’язів',
  component: MuscleFilter,
  ...part(
    'Поруч із пошуком вправ: звужує список до вправ на одну чи кілька груп. На телефоні не відкриває клавіатури.',
  ),
  decorators: [inKit, inLibrary],
  args: { chosen: [], onChange: fn() },
  render: kept(MuscleFilter, 'chosen', 'onChange', { minHeight: '24rem' }),
} satisfies Meta<typeof MuscleFilter>
export default meta

export const Default: StoryObj<typeof meta> = { name: 'Жодної не обрано' }
