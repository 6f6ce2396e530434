import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { idOf } from '#mocks/seed/ids.ts'
import { writeInAnotherTab } from '#storybook/another-tab.ts'
import { HALF_COVERED } from '#storybook/axe.ts'
import { keptDrafts } from '#storybook/kept-drafts.ts'
import { callsOf, expectToBeAt, findToast, mock, type Play } from '#storybook/person.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'
import {
  filled,
  newWorkout,
  PLAN,
  planOf,
  planReady,
  save,
} from '#tests/fixtures/stories/workouts.fixture.ts'

import { emptyDraft } from './state.ts'

const CREATION = 'POST /v1/programs/'

const meta = {
  title: 'Тренер/Нове тренування: збереження',
  // The bar at the bottom of the window covers half of a control of a long plan.
  parameters: { screen: newWorkout, ...HALF_COVERED },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  name: 'Чернетка з пристрою зберігається з типовими значеннями',
  parameters: { screen: filled },
  async play(play) {
    const { canvas } = play
    await planReady(play)
    await expect(canvas.getByLabelText('Назва тренування')).toHaveValue('Сила')
    await expect(planOf(play)).toEqual(PLAN)
    await expect(canvas.getByText('4 вправи')).toBeVisible()
    await save(play)
    await findToast('status', 'Тренування успішно створено')
    await expectToBeAt(play, '/program')
    await canvas.findByRole('button', { name: 'Сила' })
    const [call] = await callsOf(CREATION)
    const values = { sets: 1, reps: 1, rest: 0, duration: 0, weight: 0 }
    await expect(call?.request).toMatchObject({ name: 'Сила', exercises: PLAN.map(() => values) })
    await expect(keptDrafts()).toEqual([])
  },
}

export const Sets: Story = {
  name: 'Сети, повтори і відпочинок на місці; Enter веде полями і не зберігає',
  tags: ['desktop'],
  parameters: { screen: filled },
  async play(play) {
    const { canvas, userEvent } = play
    await planReady(play)
    const exercise = (name: string) => within(canvas.getByRole('group', { name }))
    const press = exercise('Жим штанги лежачи')
    const sets = press.getByLabelText('Сети')
    await expect(sets).toHaveValue('1')
    await userEvent.type(sets, '4{Enter}8{Enter}')
    await expect(press.getByLabelText('Повтори')).toHaveValue('8')
    const squat = exercise('Присідання зі штангою')
    await expect(squat.getByLabelText('Сети')).toHaveFocus()
    // Every exercise has at least one set. A note below one field does not move the other.
    await userEvent.keyboard('0,{Enter}')
    await expect(squat.getByLabelText('Сети')).toHaveValue('1')
    await expect(squat.getByText('Лише цілі числа')).toBeVisible()
    const topOf = (label: string): number => squat.getByLabelText(label).getBoundingClientRect().top
    await expect(topOf('Повтори')).toBe(topOf('Сети'))
    await userEvent.selectOptions(press.getByLabelText('Відпочинок'), '2 хв')
    await userEvent.dblClick(press.getByLabelText('Відпочинок'))
    await expect(planOf(play)).toEqual(PLAN)
    await expect(await callsOf(CREATION)).toEqual([])
    await save(play)
    await expectToBeAt(play, '/program')
    const [call] = await callsOf(CREATION)
    const usual = { sets: 1, reps: 1, rest: 0, duration: 0, weight: 0 }
    await expect(call?.request).toMatchObject({
      exercises: [{ ...usual, sets: 4, reps: 8, rest: 120 }, usual, usual, usual],
    })
  },
}

const failing = (kind: string): Story => ({
  parameters: { screen: { ...filled, faults: [`${CREATION} ${kind}×1`] } },
  async play(play) {
    const { canvas, userEvent } = play
    await planReady(play)
    await save(play)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Не вдалося створити тренування',
    )
    await findToast('alert', 'Не вдалося створити тренування')
    await expect(canvas.getByLabelText('Назва тренування')).toHaveValue('Сила')
    await expect(planOf(play)).toEqual(PLAN)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Зберегти' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await findToast('status', 'Тренування успішно створено')
  },
})

export const ServerDown: Story = { ...failing('500'), name: 'Помилка сервера' }
export const Invalid: Story = { ...failing('422'), name: 'Сервер не прийняв' }
export const Offline: Story = { ...failing('network'), name: 'Немає мережі' }

export const DoublePress: Story = {
  name: 'Подвійне натискання зберігає один раз',
  parameters: { screen: filled },
  async play(play) {
    await planReady(play)
    await mock().latency(300)
    const button = play.canvas.getByRole('button', { name: 'Зберегти' })
    button.click()
    button.click()
    await expectToBeAt(play, '/program')
    await expect(await callsOf(CREATION)).toHaveLength(1)
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
  await play.canvas.findByRole('button', { name: 'Збереження…' })
  writeInAnotherTab(key, left)
  end()
  await other
}

export const SavedElsewhere: Story = {
  name: 'Інша вкладка вже зберігає цю чернетку — другої не буде',
  parameters: { screen: filled },
  async play(play) {
    await saveAfter(play, null)
    await expectToBeAt(play, '/program')
    await expect(await callsOf(CREATION)).toEqual([])
  },
}

export const ChangedElsewhere: Story = {
  name: 'Чернетку змінили, доки її зберігала інша вкладка — старої не надсилаємо',
  parameters: { screen: filled },
  async play(play) {
    await saveAfter(play, { base: emptyDraft, values: { ...emptyDraft, name: 'Сила 2' } })
    await findToast('alert', 'Тренування змінили під час збереження. Перевір і збережи ще раз.')
    await expect(play.canvas.getByLabelText('Назва тренування')).toHaveValue('Сила 2')
    await expect(await callsOf(CREATION)).toEqual([])
  },
}

export const AnswerLost: Story = {
  name: 'Програму створено, хоч відповідь загубилася: удруге нової не буде',
  parameters: { screen: { ...filled, faults: [`${CREATION} network×1`] } },
  async play(play) {
    await planReady(play)
    await save(play)
    await findToast('alert', 'Не вдалося створити тренування')
    const [lost] = await callsOf(CREATION)
    if (!lost) throw new Error('Nothing was sent')
    await mock().replay(lost.id)
    await save(play)
    await findToast('status', 'Тренування успішно створено')
    await expectToBeAt(play, '/program')
    await expect(await play.canvas.findAllByRole('button', { name: 'Сила' })).toHaveLength(1)
    // The lost call, and the call that simulates its effect.
    await expect(await callsOf(CREATION)).toHaveLength(2)
    await expect(keptDrafts()).toEqual([])
  },
}

export const Saving: Story = {
  name: 'Зберігається',
  tags: ['desktop'],
  parameters: { screen: filled },
  // A save that never ends would keep its lock, and the save of the next story would wait for it.
  beforeEach:
    ({ loaded }) =>
    async () => {
      await mock().latency(0)
      await waitFor(() => expect(loaded['app'].queryClient.isMutating()).toBe(0))
    },
  async play(play) {
    await planReady(play)
    await holdAnswers()
    await save(play)
    const button = await play.canvas.findByRole('button', { name: 'Збереження…' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}
