import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { idOf } from '#mocks/seed/ids.ts'
import { writeInAnotherTab } from '#storybook/another-tab.ts'
import { HALF_COVERED } from '#storybook/axe.ts'
import { reach, reached } from '#storybook/common/reach-state.ts'
import { keptDrafts } from '#storybook/kept-drafts.ts'
import {
  answer,
  callsOf,
  expectToBeAt,
  findToast,
  page,
  type Play,
  press,
  replayLost,
} from '#storybook/person.ts'
import {
  filled,
  keptDraft,
  newWorkout,
  opened,
  PLAN,
  planOf,
  planReady,
  save,
} from '#tests/fixtures/stories/workouts.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const CREATION = 'POST /v1/programs/'

const meta = {
  title: 'Тренер/Нове тренування',
  // The bar at the bottom of the window covers half of a control of a long plan.
  parameters: { screen: newWorkout, ...HALF_COVERED },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Чотири вправи в плані',
  tags: ['desktop', 'main'],
  parameters: { screen: filled },
  async play(play) {
    await planReady(play)
    // An icon without a colour has that of the text, light or dark.
    const [muscle] = play.canvas.getAllByText('Груди')
    await waitFor(() => expect(muscle?.querySelector('path')).not.toBeNull())
    for (const path of muscle?.querySelectorAll('path') ?? [])
      await expect(getComputedStyle(path).fill).toBe(getComputedStyle(path).color)
  },
}

export const Empty: Story = {
  name: 'Порожня чернетка',
  tags: ['desktop'],
  async play(play) {
    const { canvas } = play
    await opened(play, 'Нове тренування')
    await expect(canvas.getByRole('heading', { name: 'План порожній' })).toBeVisible()
    await canvas.findByText('Додай вправи з бібліотеки: вони стануть тут у порядку виконання.')
    await expect(canvas.getByPlaceholderText('Наприклад, «Ноги та сідниці»')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Скинути' })).toBeDisabled()
    await play.userEvent.click(canvas.getByRole('link', { name: 'Нова вправа' }))
    await expectToBeAt(play, '/select-exercise')
  },
}

export const Missing: Story = {
  name: 'Чого бракує: лише після спроби зберегти, і поки бракує',
  tags: ['desktop'],
  parameters: { screen: { ...newWorkout, device: keptDraft('', ['Підтягування']) } },
  async play(play) {
    const { canvas, userEvent } = play
    await planReady(play, 'Підтягування')
    const name = canvas.getByLabelText('Назва тренування')
    const remove = (): Promise<void> => press(play, 'Видалити: Підтягування')
    const restore = (): Promise<void> => press(play, 'Повернути')
    await reach(async () => {
      await remove()
      await expect(canvas.queryByRole('alert')).toBeNull()
      await restore()
      await save(play)
      await expect(name).toHaveFocus()
      await expect(name).toHaveAccessibleDescription('Вкажіть назву тренування')
      await remove()
      await expect(canvas.getByRole('alert')).toHaveTextContent('Додайте хоча б одну вправу')
    })
    await restore()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await remove()
    await userEvent.type(name, '   ')
    await expect(name).toBeInvalid()
    await userEvent.type(name, 'Ноги{Enter}')
    await expect(name).toBeValid()
    const add = canvas.getByRole('link', { name: 'Нова вправа' })
    await expect(add).toHaveFocus()
    await expect(add).toHaveAccessibleDescription('Додайте хоча б одну вправу')
    await expect(await callsOf(CREATION)).toHaveLength(0)
  },
}

export const Plan: Story = {
  name: 'Порядок, видалення, повернення; подвійний клац на кнопці чи в полі нічого не видаляє',
  parameters: { screen: filled },
  async play(play) {
    const { canvas, userEvent } = play
    const [bench, squat, lift, pull] = PLAN
    await planReady(play)
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Вниз: Жим штанги лежачи' }))
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Пересунути: Підтягування' }))
    await userEvent.dblClick(canvas.getByLabelText('Назва тренування'))
    await expect(planOf(play)).toEqual([squat, lift, bench, pull])
    await press(play, 'Видалити: Станова тяга')
    await expect(planOf(play)).toEqual([squat, bench, pull])
    await canvas.findByText('«Станова тяга» прибрано')
    await userEvent.dblClick(canvas.getByText('Жим штанги лежачи'))
    await expect(planOf(play)).toEqual([squat, pull])
    // The last one removed is the first one restored.
    await canvas.findByText('«Жим штанги лежачи» прибрано')
    await expect(canvas.getByRole('button', { name: 'Повернути' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(planOf(play)).toEqual([squat, bench, pull])
    await press(play, 'Повернути')
    await expect(planOf(play)).toEqual([squat, lift, bench, pull])
    await expect(canvas.queryByText(/прибрано/)).toBeNull()
  },
}

export const Reset: Story = {
  name: 'Скинути, лише після запитання',
  tags: ['state-default'],
  parameters: { screen: filled },
  async play(play) {
    const { canvas, userEvent } = play
    const question = 'Скинути чернетку?'
    await planReady(play)
    const name = canvas.getByLabelText('Назва тренування')
    const reset = canvas.getByRole('button', { name: 'Скинути' })
    await reach(async () => {
      await userEvent.clear(name)
      await save(play)
      await expect(name).toBeInvalid()
      await userEvent.click(reset)
    })
    await page().findByText('Назву і всі вправи плану буде прибрано.')
    await answer(play, question, 'Скасувати')
    await expect(planOf(play)).toEqual(PLAN)
    await userEvent.type(name, 'Ноги')
    await userEvent.click(reset)
    await answer(play, question, 'Скинути')
    await expect(canvas.getByRole('heading', { name: 'План порожній' })).toBeVisible()
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveValue('')
    // A reset form is new: nothing is missing before the next attempt.
    await userEvent.type(name, 'Н{Backspace}')
    await expect(name).toBeValid()
  },
}

const LONG_NAME = `<b>${'Н'.repeat(190)}</b>`

export const Edge: Story = {
  name: 'Довгі назви, без картинки, двічі та сама назва',
  tags: ['desktop'],
  parameters: {
    screen: {
      ...newWorkout,
      scenario: 'edge',
      device: keptDraft(LONG_NAME, [
        'Планка',
        'Планка',
        'Розведення гантелей лежачи на похилій лаві з паузою внизу і повільним опусканням',
        'Надзвичайнодовгесловобезжодногопробілущобперевіритиперенесення',
      ]),
    },
  },
  async play(play) {
    const { canvas } = play
    await planReady(play, 'Планка')
    await expect(canvas.getByLabelText('Назва тренування')).toHaveValue(LONG_NAME)
    const [first, second] = canvas.getAllByRole('button', { name: 'Видалити: Планка' })
    await waitFor(() => {
      const picture = second?.closest('li')?.querySelector('img')
      return expect(picture).toHaveAttribute('src', '/fallback.png')
    })
    await reached()
    first?.click()
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await expect(planOf(play)).toHaveLength(3)
    await expect(second).toBeInTheDocument()
  },
}

export const Filled: Story = {
  name: 'Чернетка з пристрою: сети, повтори і відпочинок на місці; Enter веде полями і не зберігає',
  parameters: { screen: filled },
  async play(play) {
    const { canvas, userEvent } = play
    await planReady(play)
    await expect(canvas.getByLabelText('Назва тренування')).toHaveValue('Сила')
    await expect(planOf(play)).toEqual(PLAN)
    await expect(canvas.getByText('4 вправи')).toBeVisible()
    const exercise = (name: string) => within(canvas.getByRole('group', { name }))
    const bench = exercise('Жим штанги лежачи')
    const sets = bench.getByLabelText('Сети')
    await expect(sets).toHaveValue('1')
    await userEvent.type(sets, '4{Enter}8{Enter}')
    await expect(bench.getByLabelText('Повтори')).toHaveValue('8')
    const squat = exercise('Присідання зі штангою')
    await expect(squat.getByLabelText('Сети')).toHaveFocus()
    // Every exercise has at least one set. A note below one field does not move the other.
    await userEvent.keyboard('0,{Enter}')
    await expect(squat.getByLabelText('Сети')).toHaveValue('1')
    await expect(squat.getByText('Лише цілі числа')).toBeVisible()
    const topOf = (label: string): number => squat.getByLabelText(label).getBoundingClientRect().top
    await expect(topOf('Повтори')).toBe(topOf('Сети'))
    await userEvent.selectOptions(bench.getByLabelText('Відпочинок'), '2 хв')
    await userEvent.dblClick(bench.getByLabelText('Відпочинок'))
    await expect(planOf(play)).toEqual(PLAN)
    await expect(await callsOf(CREATION)).toEqual([])
    await save(play)
    await findToast('status', SPEC.workoutCreated)
    await expectToBeAt(play, '/program')
    await canvas.findByRole('button', { name: 'Сила' })
    const [call] = await callsOf(CREATION)
    const usual = { sets: 1, reps: 1, rest: 0, duration: 0, weight: 0 }
    await expect(call?.request).toMatchObject({
      name: 'Сила',
      exercises: [{ ...usual, sets: 4, reps: 8, rest: 120 }, usual, usual, usual],
    })
    await expect(keptDrafts()).toEqual([])
  },
}

/**
 * Presses «Зберегти» while another tab saves; that tab then leaves the draft `left` on the device.
 */
async function saveAfter(play: Play, left: unknown): Promise<void> {
  await planReady(play)
  const [key = ''] = keptDrafts()
  const { promise: saved, resolve: end } = Promise.withResolvers<void>()
  const other = navigator.locks.request(`pulse-workout ${idOf('user', 1)}`, () => saved)
  await save(play)
  const button = await play.canvas.findByRole('button', { name: 'Збереження…' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await reached()
  writeInAnotherTab(key, left)
  end()
  await other
}

export const SavedElsewhere: Story = {
  name: 'Чернетку зберігає інша вкладка: зміненої там не надсилаємо, а збереженої вдруге не буде',
  parameters: { screen: filled },
  async play(play) {
    const [changed] = Object.values(keptDraft('Сила 2', PLAN))
    await saveAfter(play, JSON.parse(changed ?? ''))
    await findToast('alert', 'Тренування змінили під час збереження. Перевір і збережи ще раз.')
    await expect(play.canvas.getByLabelText('Назва тренування')).toHaveValue('Сила 2')
    await saveAfter(play, null)
    await expectToBeAt(play, '/program')
    await expect(await callsOf(CREATION)).toEqual([])
  },
}

export const AnswerLost: Story = {
  name: 'Програму створено, хоч відповідь загубилася: удруге нової не буде',
  tags: ['state-failed'],
  parameters: { screen: { ...filled, faults: [`${CREATION} network×1`] } },
  async play(play) {
    await planReady(play)
    await save(play)
    const alert = await play.canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(SPEC.workoutNotCreated)
    await findToast('alert', SPEC.workoutNotCreated)
    await waitFor(() => expect(play.canvas.getByRole('button', { name: 'Зберегти' })).toHaveFocus())
    await reached()
    await replayLost(CREATION)
    await play.userEvent.keyboard('{Enter}')
    await findToast('status', SPEC.workoutCreated)
    await expectToBeAt(play, '/program')
    await expect(await play.canvas.findAllByRole('button', { name: 'Сила' })).toHaveLength(1)
    // The lost call, and the call that simulates its effect.
    await expect(await callsOf(CREATION)).toHaveLength(2)
    await expect(keptDrafts()).toEqual([])
  },
}
