import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'

import { EXERCISES } from '#tests/fixtures/stories/exercise-library.fixture.tsx'
import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { useArg } from '#tests/fixtures/stories/use-arg.fixture.ts'

import { ChosenExercises } from './ExerciseLibrary.tsx'

const meta = {
  title: 'Елементи/Вибрані вправи',
  component: ChosenExercises,
  ...part(
    'Під бібліотекою: що вже обрано, у порядку вибору, навіть якщо пошук цього не показує. Натиск прибирає вправу.',
  ),
  args: { chosen: EXERCISES.slice(0, 6), onTakeOff: fn() },
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

export const Default: StoryObj<typeof meta> = {
  name: 'Гортаються вбік: нова на видноті, прибрана віддає фокус сусідній',
  async play({ args, canvas, userEvent }) {
    const list = canvas.getByRole('list', { name: 'Вибрані вправи' })
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
    await userEvent.click(canvas.getByRole('button', { name: 'Обрати ще' }))
    const chips = within(list).getAllByRole('button')
    await expect(chips).toHaveLength(7)
    await waitFor(() =>
      expect(chips.at(-1)?.getBoundingClientRect().right).toBeLessThanOrEqual(
        list.getBoundingClientRect().right,
      ),
    )
    const first = canvas.getByRole('button', { name: 'Прибрати: Жим штанги лежачи' })
    await userEvent.click(first)
    await expect(args.onTakeOff).toHaveBeenCalledOnce()
    await expect(first).not.toBeInTheDocument()
    await expect(chips[1]).toHaveFocus()
  },
}
