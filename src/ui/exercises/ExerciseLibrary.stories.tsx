import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'

import { exercisesOptions } from '#src/api/queries.ts'
import { type ExerciseSelection, noSelection, withToggled } from '#src/domain/exercise-filter.ts'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { useArg } from '#tests/fixtures/stories/use-arg.fixture.ts'

import {
  ChosenExercises,
  ExerciseFilters,
  ExerciseLibrary,
  type PickerState,
} from './ExerciseLibrary.tsx'

const EXERCISES = 'GET /v1/programs/exercises'

/** The filters, the list and the chosen exercises, combined as in a picker. */
function Picker({ selection: first }: { selection: ExerciseSelection }): ReactNode {
  const [selection, select] = useArg(first)
  const { data: exercises = [] } = useQuery(exercisesOptions())
  const change: PickerState['change'] = (transition) => select(transition(selection))
  const choosing = { selection, change }
  return (
    <>
      <ExerciseFilters {...choosing} />
      <ExerciseLibrary {...choosing} />
      <ChosenExercises
        chosen={exercises.filter(({ id }) => selection.chosen.includes(id))}
        onTakeOff={(id) => change((now) => withToggled(now, id))}
      />
    </>
  )
}

const meta = {
  title: 'Елементи/Бібліотека вправ',
  component: ExerciseLibrary,
  args: { selection: noSelection },
  render: ({ selection }) => <Picker selection={selection} />,
  decorators: [
    inKit,
    (Story, { loaded }) => (
      <QueryClientProvider client={loaded['app'].queryClient}>
        <Story />
      </QueryClientProvider>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, height: '40rem' },
      description: {
        component:
          'Де обирають вправи: у конструкторі тренування і в плані зустрічі. Обране лишається на видноті, що б не шукали далі.',
      },
    },
    screen: { url: '/', as: 'coach' },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof Picker>

export const Several: Story = {
  name: 'Кілька вправ',
  async play({ canvas, userEvent }) {
    const library = within(await canvas.findByRole('region', { name: 'Всі вправи' }))
    const bench = await library.findByRole('checkbox', { name: 'Жим штанги лежачи' })
    await userEvent.click(bench)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Пошук вправ' }), 'присід')
    await canvas.findByRole('checkbox', { name: 'Присідання зі штангою на плечах' })
    const chosen = within(canvas.getByRole('list', { name: 'Вибрані вправи' }))
    await userEvent.click(chosen.getByRole('button', { name: 'Прибрати: Жим штанги лежачи' }))
    await expect(canvas.queryByRole('list', { name: 'Вибрані вправи' })).toBeNull()
  },
}

export const Hovered: Story = {
  name: 'Під вказівником',
  globals: { pseudo: { hover: true } },
  async play({ canvas }) {
    await canvas.findByRole('checkbox', { name: 'Жим штанги лежачи' })
  },
}

export const Focused: Story = {
  name: 'У фокусі',
  globals: { pseudo: { focus: true, focusVisible: true, focusWithin: true } },
  async play({ canvas }) {
    await canvas.findByRole('checkbox', { name: 'Жим штанги лежачи' })
  },
}

export const NothingFound: Story = {
  name: 'Нічого не знайдено',
  args: { selection: { ...noSelection, search: 'вправа, якої немає' } },
  async play({ canvas }) {
    await canvas.findByText('Немає вправ')
  },
}

export const Loading: Story = {
  name: 'Завантаження',
  parameters: { screen: { url: '/', as: 'coach', faults: [`${EXERCISES} timeout`] } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Завантаження...')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  name: 'Вправи не завантажились',
  parameters: { screen: { url: '/', as: 'coach', faults: [`${EXERCISES} 500`] } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Спробувати ще раз' })).toBeVisible()
  },
}

export const LongNames: Story = {
  name: 'Довгі назви',
  parameters: { screen: { url: '/', as: 'coach', scenario: 'edge' } },
  async play({ canvas }) {
    await expect((await canvas.findAllByRole('checkbox')).length).toBeGreaterThan(0)
  },
}
