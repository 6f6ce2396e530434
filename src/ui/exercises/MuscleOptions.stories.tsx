import { Combobox, useCombobox } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { expect, fn } from 'storybook/test'

import { idOf } from '#mocks/seed/ids.ts'
import { ApiError } from '#src/api/operation.ts'
import type { Muscle } from '#src/api/queries.ts'
import { inLibrary, MUSCLES } from '#tests/fixtures/stories/exercise-library.fixture.tsx'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { expectPseudoState } from '#tests/fixtures/stories/pseudo-state.fixture.ts'

import { MuscleOptions } from './MuscleFilter.tsx'

type ExampleProps = Omit<ComponentProps<typeof MuscleOptions>, 'query'> & {
  /** The answer of the server. */
  answer: () => Promise<Muscle[]>
}

function Example({ answer, ...props }: ExampleProps): ReactNode {
  const query = useQuery({ queryKey: ['muscles', answer], queryFn: answer })
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
  decorators: [inKit, inLibrary],
  parameters: {
    docs: {
      description: {
        component:
          'Що відкриває поле «Групи м’язів»: під ним, поверх екрана. Фокус лишається в полі, обрані позначено.',
      },
    },
  },
  args: {
    id: 'muscles',
    chosen: [idOf('muscle', 1)],
    active: 1,
    onReach: fn(),
    answer: async () => MUSCLES,
  },
  argTypes: {
    id: { control: false },
    answer: { table: { disable: true } },
    chosen: {
      options: MUSCLES.map(({ id }) => id),
      control: {
        type: 'multi-select',
        labels: Object.fromEntries(MUSCLES.map(({ id, name }) => [id, name])),
      },
    },
  },
  render: ({ id, chosen, active, onReach, answer }) => (
    <Example id={id} chosen={chosen} active={active} onReach={onReach} answer={answer} />
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof Example>

export const Default: Story = {
  name: 'Одну обрано, до другої дійшли клавішами',
  async play({ args, canvas, userEvent }) {
    const chest = await canvas.findByRole('option', { name: 'Груди' })
    await expect(chest).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(chest)
    await expect(args.onReach).toHaveBeenCalledWith(0)
  },
}

export const Loading: Story = {
  name: 'Завантаження',
  args: { answer: () => new Promise(() => undefined) },
  async play({ canvas }) {
    await expect(canvas.getByText('Завантаження...')).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Не завантажились',
  args: { answer: () => Promise.reject(new ApiError('GET /v1/programs/muscles', 'network')) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Спробувати ще раз' })).toBeVisible()
  },
}

export const Hovered: Story = {
  name: 'Під вказівником',
  globals: { pseudo: { hover: true } },
  async play({ canvas }) {
    await expectPseudoState(await canvas.findByRole('option', { name: 'Біцепс' }))
  },
}
