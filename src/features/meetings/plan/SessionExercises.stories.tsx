import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { HALF_COVERED } from '#storybook/axe.ts'
import { reach } from '#storybook/common/reach-state.ts'
import { callsOf, findDialog, findToast, page, type Play } from '#storybook/person.ts'
import { CHANGE, coach, SQUAT, STRENGTH } from '#tests/fixtures/stories/meetings.fixture.ts'

const SQUAT_ID = 'e4e2c000-0000-4000-8000-000000000061'
const BENCH_ID = 'e4e2c000-0000-4000-8000-000000000001'
const ROW_ID = 'e4e2c000-0000-4000-8000-00000000001e'
const EXERCISES = 'GET /v1/programs/exercises'

const url = `/session/${STRENGTH}/edit`

const meta = {
  title: 'Тренер/Редагування сесії: вправи',
  // The bar at the bottom of the window covers half of a control on the long page.
  parameters: { ...coach(url), ...HALF_COVERED },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const dialogOf = async (name: string) => within(await findDialog(name))

const dialogGone = (): Promise<void> =>
  waitFor(() => expect(page().queryByRole('dialog')).toBeNull())

/** Opens the picker to add exercises. */
async function add({ canvas, userEvent }: Play) {
  await canvas.findByRole('group', { name: SQUAT })
  await userEvent.click(canvas.getByRole('button', { name: 'Нова вправа' }))
  const dialog = await dialogOf('Обрати вправи')
  await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(10))
  return dialog
}

const names = ({ canvas }: Play): (string | null)[] =>
  canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }: HTMLElement) => textContent)

export const Added: Story = {
  name: 'Вправи додаються в кінець; вибране видно, хоч що шукати',
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
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Жим штанги лежачи' }))
    await expect(height()).toBe(whole)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Жим гантелей лежачи' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Прибрати: Жим гантелей лежачи' }))
    await expect(dialog.getByRole('button', { name: 'Прибрати: Жим штанги лежачи' })).toHaveFocus()
    await expect(dialog.getByRole('button', { name: 'Прибрати: Планка' })).toBeVisible()
    // Two presses before the next render add the exercises once.
    const button = dialog.getByRole('button', { name: 'Додати 2 вправи' })
    button.click()
    button.click()
    await dialogGone()
    await waitFor(() => expect(names(play)).toHaveLength(before + 2))
    await expect(names(play).slice(-2)).toEqual(['Планка', 'Жим штанги лежачи'])
    await expect(canvas.getByRole('button', { name: 'Нова вправа' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти зміни' }))
    await page().findByText('Дані сесії успішно оновлено')
    const [call] = await callsOf(CHANGE)
    const values = { sets: 1, reps: 1, rest: 0, duration: 0, weight: 0 }
    // The plan has 18 sets in five runs.
    const added = [1, 2].map(() => expect.objectContaining(values))
    await expect(call?.request).toMatchObject({
      session_exercises: [...Array.from({ length: 5 }, () => expect.anything()), ...added],
    })
  },
}

export const Replaced: Story = {
  name: 'Заміна лишає сети й відпочинок; її можна повернути разом із позначками',
  async play(play) {
    const { canvas, userEvent } = play
    const squat = within(await canvas.findByRole('group', { name: SQUAT }))
    await userEvent.selectOptions(squat.getByLabelText('Відпочинок'), '2 хв')
    await userEvent.click(squat.getByRole('button', { name: 'Сет 2 виконано' }))
    await userEvent.click(squat.getByRole('button', { name: `Замінити: ${SQUAT}` }))
    const dialog = await dialogOf(`Замінити: ${SQUAT}`)
    await userEvent.type(dialog.getByRole('searchbox'), 'жим ногами')
    // One press chooses.
    await expect(dialog.queryByRole('button', { name: /^Додати/ })).toBeNull()
    await userEvent.click(await dialog.findByRole('button', { name: 'Жим ногами' }))
    await dialogGone()
    await canvas.findByText(`«${SQUAT}» замінено`)
    const press = within(canvas.getByRole('group', { name: 'Жим ногами' }))
    await expect(names(play)[0]).toBe('Жим ногами')
    await expect(press.getAllByRole('listitem')).toHaveLength(7)
    await expect(press.getByLabelText('Відпочинок')).toHaveDisplayValue('2 хв')
    await expect(press.getByLabelText('Кг/Хв, сет 3: кг')).toHaveValue('0')
    await expect(press.getByLabelText('Повтори/С, сет 3: повтори')).toHaveValue('5')
    await expect(press.queryByRole('button', { pressed: true })).toBeNull()
    const undo = canvas.getByRole('button', { name: 'Повернути' })
    await waitFor(() => expect(undo).toHaveFocus())
    await userEvent.click(undo)
    const again = within(await canvas.findByRole('group', { name: SQUAT }))
    await expect(again.getByLabelText('Кг/Хв, сет 3: кг')).toHaveValue('70')
    await expect(again.getByRole('button', { pressed: true })).toHaveAccessibleName(
      'Сет 2 виконано',
    )
    await expect(names(play)[0]).toBe(SQUAT)
  },
}

/**
 * Changes the session's exercises to these, of one set each, as another device would, and waits
 * until this page has read them.
 */
async function savedElsewhere({ loaded }: Play, ids: readonly string[]): Promise<void> {
  const session_exercises = ids.map((exercise_id) => {
    return { exercise_id, sets: 1, reps: 5, rest: 0, duration: 0, weight: 40 }
  })
  await window.mock?.changeRow('sessions', STRENGTH, { session_exercises })
  await loaded['app'].queryClient.invalidateQueries()
}

export const ReplacedAfterChange: Story = {
  name: 'План змінився, поки вибирали заміну: заміняється та вправа, яку хотіли',
  async play(play) {
    const { canvas, userEvent } = play
    await canvas.findByRole('group', { name: SQUAT })
    await savedElsewhere(play, [SQUAT_ID, BENCH_ID, ROW_ID])
    await waitFor(() => expect(canvas.getAllByRole('button', { pressed: false })).toHaveLength(3))
    await userEvent.click(canvas.getByRole('button', { name: 'Замінити: Жим штанги лежачи' }))
    const dialog = await dialogOf('Замінити: Жим штанги лежачи')
    await userEvent.type(dialog.getByRole('searchbox'), 'жим ногами')
    const other = await dialog.findByRole('button', { name: 'Жим ногами' })
    await savedElsewhere(play, [BENCH_ID, ROW_ID])
    await waitFor(() => expect(canvas.queryByText(SQUAT)).toBeNull())
    await userEvent.click(other)
    await dialogGone()
    await expect(names(play)).toEqual(['Жим ногами', 'Тяга штанги в нахилі'])
  },
}

export const ReplacedGone: Story = {
  name: 'Вправи, яку хотіли замінити, вже немає: про це сказано, план лишається',
  async play(play) {
    const { canvas, userEvent } = play
    await canvas.findByRole('group', { name: SQUAT })
    await userEvent.click(canvas.getByRole('button', { name: `Замінити: ${SQUAT}` }))
    const dialog = await dialogOf(`Замінити: ${SQUAT}`)
    await userEvent.type(dialog.getByRole('searchbox'), 'жим ногами')
    const other = await dialog.findByRole('button', { name: 'Жим ногами' })
    await savedElsewhere(play, [BENCH_ID, ROW_ID])
    await waitFor(() => expect(canvas.queryByText(SQUAT)).toBeNull())
    await userEvent.click(other)
    await findToast('status', `Вправи «${SQUAT}» вже немає в плані`)
    await dialogGone()
    await expect(names(play)).toEqual(['Жим штанги лежачи', 'Тяга штанги в нахилі'])
  },
}

export const OpenedAgain: Story = {
  name: 'Вибір, відкритий знову, поки він зникає, починається спочатку й додає',
  async play(play) {
    const { canvas, userEvent } = play
    const dialog = await add(play)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Жим гантелей лежачи' }))
    const opener = canvas.getByRole('button', { name: 'Нова вправа', hidden: true })
    // Both are pressed before the picker has closed, as by a held Enter: it also presses the button
    // to which the focus returns.
    dialog.getByRole('button', { name: 'Додати 1 вправи' }).click()
    opener.click()
    const again = await dialogOf('Обрати вправи')
    await again.findByRole('button', { name: 'Додати 0 вправи' })
    await userEvent.click(await again.findByRole('checkbox', { name: 'Жим штанги лежачи' }))
    await userEvent.click(again.getByRole('button', { name: 'Додати 1 вправи' }))
    await dialogGone()
    await expect(names(play).slice(-2)).toEqual(['Жим гантелей лежачи', 'Жим штанги лежачи'])
  },
}

export const Escape: Story = {
  name: 'Escape закриває спершу список м’язів, тоді вибір; план лишається, як був',
  async play(play) {
    const { canvas, userEvent } = play
    const dialog = await add(play)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Жим штанги лежачи' }))
    await userEvent.click(dialog.getByPlaceholderText("група м'язів"))
    await dialog.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await expect(dialog.queryByRole('listbox')).toBeNull()
    await expect(dialog.getByRole('button', { name: 'Додати 1 вправи' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await dialogGone()
    await expect(names(play)).toHaveLength(3)
    // Opened again, it starts with an empty choice.
    await userEvent.click(canvas.getByRole('button', { name: 'Нова вправа' }))
    const again = await dialogOf('Обрати вправи')
    await expect(await again.findByRole('button', { name: 'Додати 0 вправи' })).toBeDisabled()
  },
}

export const LibraryFailed: Story = {
  name: 'Бібліотека вправ не завантажилася',
  parameters: coach(url, { faults: [`${EXERCISES} 500`] }),
  async play({ canvas, userEvent }) {
    await canvas.findByRole('group', { name: SQUAT })
    await userEvent.click(canvas.getByRole('button', { name: 'Нова вправа' }))
    const dialog = await dialogOf('Обрати вправи')
    await dialog.findByText('Не вдалося завантажити вправи')
    await window.mock?.clearFaults()
    await userEvent.click(dialog.getByRole('button', { name: 'Спробувати ще раз' }))
    await dialog.findByRole('checkbox', { name: 'Жим штанги лежачи' })
  },
}
