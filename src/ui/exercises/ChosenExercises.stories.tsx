import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'

import { EXERCISES } from '#tests/fixtures/stories/exercise-library.fixture.tsx'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { expectPseudoState } from '#tests/fixtures/stories/pseudo-state.fixture.ts'
import { useArg } from '#tests/fixtures/stories/use-arg.fixture.ts'

import { ChosenExercises } from './ExerciseLibrary.tsx'

const meta = {
  title: 'Елементи/Вибрані вправи',
  component: ChosenExercises,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Під бібліотекою: що вже обрано, у порядку вибору, навіть якщо пошук цього не показує. Натиск прибирає вправу.',
      },
    },
  },
  args: { chosen: EXERCISES.slice(0, 3), onTakeOff: fn() },
  render: function Render(args) {
    const [chosen, setChosen] = useArg(args.chosen)
    const takeOff = (id: string): void => {
      args.onTakeOff(id)
      setChosen(chosen.filter((one) => one.id !== id))
    }
    const others = EXERCISES.filter(({ id }) => chosen.every((one) => one.id !== id))
    return (
      <>
        <ChosenExercises chosen={chosen} onTakeOff={takeOff} />
        <Button onClick={() => setChosen([...chosen, ...others.slice(0, 1)])}>Обрати ще</Button>
      </>
    )
  },
} satisfies Meta<typeof ChosenExercises>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Кілька: прибрана віддає фокус сусідній',
  async play({ args, canvas, userEvent }) {
    const first = canvas.getByRole('button', { name: 'Прибрати: Жим штанги лежачи' })
    await expect(first).toBeVisible()
    await userEvent.click(first)
    await expect(args.onTakeOff).toHaveBeenCalledOnce()
    await expect(first).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: /на похилій лаві$/ })).toHaveFocus()
  },
}

export const LongText: Story = {
  name: 'Довгі назви гортаються вбік',
  args: {
    chosen: EXERCISES.slice(0, 6).map((one) => ({ ...one, name: `${one.name} з паузою внизу` })),
  },
  async play({ canvas, userEvent }) {
    const list = canvas.getByRole('list', { name: 'Вибрані вправи' })
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
    // A new one is seen.
    await userEvent.click(canvas.getByRole('button', { name: 'Обрати ще' }))
    const chips = within(list).getAllByRole('button')
    await expect(chips).toHaveLength(7)
    await waitFor(() =>
      expect(chips.at(-1)?.getBoundingClientRect().right).toBeLessThanOrEqual(
        list.getBoundingClientRect().right,
      ),
    )
  },
}

export const Hovered: Story = {
  name: 'Під вказівником',
  globals: { pseudo: { hover: true } },
  async play({ canvas }) {
    await expectPseudoState(canvas.getByRole('button', { name: 'Прибрати: Жим штанги лежачи' }))
  },
}

export const Focused: Story = {
  name: 'У фокусі',
  globals: { pseudo: { focus: true, focusVisible: true, focusWithin: true } },
  async play({ canvas }) {
    await expectPseudoState(canvas.getByRole('button', { name: 'Прибрати: Жим штанги лежачи' }))
  },
}
