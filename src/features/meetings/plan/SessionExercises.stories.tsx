import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { HALF_COVERED } from '#storybook/axe.ts'
import { reach } from '#storybook/common/reach-state.ts'
import {
  callsOf,
  findDialog,
  findToast,
  noDialog,
  page,
  type Play,
  press,
} from '#storybook/person.ts'
import {
  act,
  answer,
  CHANGE,
  changeElsewhere,
  editorOf,
  exercise,
  kilograms,
  planned,
  SQUAT,
  STRENGTH,
  ticked,
} from '#tests/fixtures/stories/meetings.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const BENCH_ID = 'e4e2c000-0000-4000-8000-000000000001'
const ROW_ID = 'e4e2c000-0000-4000-8000-00000000001e'
const BENCH = 'Жим штанги лежачи'
const ROW = 'Тяга штанги в нахилі'
const DUMBBELLS = 'Жим гантелей лежачи'
const PRESS = 'Жим ногами'

const meta = {
  title: 'Тренер/Редагування сесії: вправи',
  // The bar at the bottom of the window covers half of a control on the long page.
  parameters: { ...editorOf(STRENGTH), ...HALF_COVERED },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const dialogOf = async (name: string) => within(await findDialog(name))

/** Opens the picker to add exercises. */
async function add(play: Play) {
  await exercise(play.canvas, SQUAT)
  await press(play, 'Нова вправа')
  const dialog = await dialogOf('Обрати вправи')
  await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(10))
  return dialog
}

/** Opens the picker to replace an exercise; returns it, and the button of the replacement. */
async function replace(play: Play, name: string) {
  await act(play, name, 'Замінити')
  const dialog = await dialogOf(`Замінити: ${name}`)
  await play.userEvent.type(dialog.getByRole('searchbox'), 'жим ногами')
  return { dialog, other: await dialog.findByRole('button', { name: PRESS }) }
}

const names = ({ canvas }: Play): (string | null)[] =>
  canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }: HTMLElement) => textContent)

export const Added: Story = {
  name: 'Вправи додаються в кінець; вибране видно, хоч що шукати; про першу вагу питають',
  tags: ['state-default'],
  async play(play) {
    const { canvas, userEvent } = play
    const before = (await canvas.findAllByRole('heading', { level: 3 })).length
    const dialog = await reach(() => add(play))
    const search = dialog.getByRole('searchbox', { name: 'Пошук вправ' })
    // Neither a shorter list nor a chosen exercise moves what is under the finger.
    const height = (): number => search.closest('section')?.clientHeight ?? 0
    const whole = height()
    await userEvent.type(search, 'планка')
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Планка' }))
    await expect(height()).toBe(whole)
    await userEvent.clear(search)
    await userEvent.click(await dialog.findByRole('checkbox', { name: BENCH }))
    await expect(height()).toBe(whole)
    await userEvent.click(dialog.getByRole('checkbox', { name: DUMBBELLS }))
    await userEvent.click(dialog.getByRole('button', { name: `Прибрати: ${DUMBBELLS}` }))
    await expect(dialog.getByRole('button', { name: `Прибрати: ${BENCH}` })).toHaveFocus()
    await expect(dialog.getByRole('button', { name: 'Прибрати: Планка' })).toBeVisible()
    // Two presses before the next render add the exercises once.
    const button = dialog.getByRole('button', { name: 'Додати 2 вправи' })
    button.click()
    button.click()
    await noDialog()
    await waitFor(() => expect(names(play)).toHaveLength(before + 2))
    await expect(names(play).slice(-2)).toEqual(['Планка', BENCH])
    await expect(canvas.getByRole('button', { name: 'Нова вправа' })).toHaveFocus()

    const plank = await exercise(canvas, 'Планка')
    // The only set of an exercise cannot be deleted.
    await expect(plank.getByRole('button', { name: 'Видалити сет 1' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.type(kilograms(plank, 1), '501')
    await press(play, 'Зберегти зміни')
    await canvas.findByText('Планка, сет 1: зазвичай до 500 кг.')
    await answer(play, 'Так, зберегти')
    await page().findByText(SPEC.sessionSaved)
    const [call] = await callsOf(CHANGE)
    // The plan has 18 sets in five runs.
    const added = [501, 0].map((weight) =>
      expect.objectContaining({ sets: 1, reps: 1, rest: 0, duration: 0, weight }),
    )
    await expect(call?.request).toMatchObject({
      session_exercises: [...Array.from({ length: 5 }, () => expect.anything()), ...added],
    })
  },
}

export const Replaced: Story = {
  name: 'Заміна лишає сети й відпочинок; її можна повернути разом із позначками',
  async play(play) {
    const { canvas, userEvent } = play
    const squat = await exercise(canvas, SQUAT)
    await userEvent.selectOptions(squat.getByLabelText('Відпочинок'), '2 хв')
    await press({ canvas: squat, userEvent }, 'Сет 2 виконано')
    const { dialog, other } = await replace(play, SQUAT)
    // One press chooses.
    await expect(dialog.queryByRole('button', { name: /^Додати/ })).toBeNull()
    await userEvent.click(other)
    await noDialog()
    await canvas.findByText(`«${SQUAT}» замінено`)
    const replacement = await exercise(canvas, PRESS)
    await expect(names(play)[0]).toBe(PRESS)
    await expect(replacement.getAllByRole('listitem')).toHaveLength(7)
    await expect(replacement.getByLabelText('Відпочинок')).toHaveDisplayValue('2 хв')
    await expect(kilograms(replacement, 3)).toHaveValue('0')
    await expect(replacement.getByLabelText('Повтори/С, сет 3: повтори')).toHaveValue('5')
    await expect(replacement.queryByRole('button', { pressed: true })).toBeNull()
    const undo = canvas.getByRole('button', { name: 'Повернути' })
    await waitFor(() => expect(undo).toHaveFocus())
    await userEvent.click(undo)
    const again = await exercise(canvas, SQUAT)
    await expect(kilograms(again, 3)).toHaveValue('70')
    await expect(ticked(again)).toEqual(['Сет 2 виконано'])
    await expect(names(play)[0]).toBe(SQUAT)
  },
}

export const ReplacedAfterChange: Story = {
  name: 'План змінився, поки вибирали заміну: заміняється та вправа, яку хотіли, якщо вона ще є',
  async play(play) {
    const { canvas, userEvent } = play
    /** The plan is saved with these exercises on another device. */
    const savedElsewhere = async (...ids: string[]): Promise<void> => {
      await changeElsewhere(
        play,
        ids.map((id) => planned(id)),
      )
      await waitFor(() => expect(names(play)).toHaveLength(ids.length))
    }
    await exercise(canvas, SQUAT)
    const gone = await replace(play, SQUAT)
    await savedElsewhere(BENCH_ID, ROW_ID)
    await userEvent.click(gone.other)
    await findToast('status', `Вправи «${SQUAT}» вже немає в плані`)
    await noDialog()
    await expect(names(play)).toEqual([BENCH, ROW])

    const { other } = await replace(play, ROW)
    await savedElsewhere(ROW_ID)
    await userEvent.click(other)
    await noDialog()
    await expect(names(play)).toEqual([PRESS])
  },
}

export const OpenedAgain: Story = {
  name: 'Escape закриває спершу список м’язів, тоді вибір; відкритий знову, він починається спочатку',
  async play(play) {
    const { canvas, userEvent } = play
    const dialog = await add(play)
    await userEvent.click(dialog.getByRole('checkbox', { name: BENCH }))
    await userEvent.click(dialog.getByPlaceholderText("група м'язів"))
    await dialog.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await expect(dialog.queryByRole('listbox')).toBeNull()
    await expect(dialog.getByRole('button', { name: 'Додати 1 вправи' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await noDialog()
    await expect(names(play)).toHaveLength(3)

    const next = await add(play)
    await expect(next.getByRole('button', { name: 'Додати 0 вправи' })).toBeDisabled()
    await userEvent.click(next.getByRole('checkbox', { name: DUMBBELLS }))
    const opener = canvas.getByRole('button', { name: 'Нова вправа', hidden: true })
    // Both are pressed before the picker has closed, as by a held Enter: it also presses the button
    // to which the focus returns.
    next.getByRole('button', { name: 'Додати 1 вправи' }).click()
    opener.click()
    const again = await dialogOf('Обрати вправи')
    await again.findByRole('button', { name: 'Додати 0 вправи' })
    await userEvent.click(await again.findByRole('checkbox', { name: BENCH }))
    await userEvent.click(again.getByRole('button', { name: 'Додати 1 вправи' }))
    await noDialog()
    await expect(names(play).slice(-2)).toEqual([DUMBBELLS, BENCH])
  },
}
