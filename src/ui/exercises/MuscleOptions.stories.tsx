import { Combobox, useCombobox } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { fn } from 'storybook/test'

import { idOf } from '#mocks/seed/ids.ts'
import { musclesOptions } from '#src/api/queries.ts'
import { inLibrary } from '#tests/fixtures/stories/exercise-library.fixture.tsx'
import { inKit, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { pointed } from '#tests/fixtures/stories/pseudo-state.fixture.ts'

import { MuscleOptions } from './MuscleFilter.tsx'

function Example(props: Omit<ComponentProps<typeof MuscleOptions>, 'query'>): ReactNode {
  const query = useQuery(musclesOptions())
  const store = useCombobox()
  return (
    <div style={{ position: 'relative', minHeight: '24rem' }}>
      <Combobox unstyled store={store}>
        <MuscleOptions {...props} query={query} />
      </Combobox>
    </div>
  )
}

const meta = {
  title: 'Елементи/Список груп м’язів',
  component: MuscleOptions,
  ...part(
    'Що відкриває поле «Групи м’язів»: під ним, поверх екрана. Фокус лишається в полі, обрані позначено.',
  ),
  decorators: [inKit, inLibrary],
  args: { id: 'muscles', chosen: [idOf('muscle', 1)], active: 1, onReach: fn() },
  argTypes: { id: { control: false } },
  render: ({ id, chosen, active, onReach }) => (
    <Example id={id} chosen={chosen} active={active} onReach={onReach} />
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof Example>

export const Default: Story = { name: 'Одну обрано, до другої дійшли клавішами' }

export const Hovered: Story = {
  name: 'Під вказівником',
  ...pointed((canvas) => canvas.findByRole('option', { name: 'Біцепс' })),
}
