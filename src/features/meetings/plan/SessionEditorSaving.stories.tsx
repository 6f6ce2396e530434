import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'

import { NOT_SENT } from '#src/features/meetings/plan/SessionEditorScreen.tsx'
import { HALF_COVERED } from '#storybook/axe.ts'
import { reach, reached } from '#storybook/common/reach-state.ts'
import { keptDrafts } from '#storybook/kept-drafts.ts'
import {
  callsOf,
  expectToBeAt,
  findToast,
  mock,
  noDialog,
  page,
  type Play,
  press,
  routerOf,
} from '#storybook/person.ts'
import { leaveWhileSaving } from '#tests/fixtures/stories/held-answers.fixture.ts'
import {
  act,
  answer,
  CHANGE,
  changeElsewhere,
  editorOf,
  exercise,
  kilograms,
  NAMELESS,
  OWN,
  planned,
  SQUAT,
  SQUAT_ID,
  squatOf,
  STRENGTH,
  ticked,
} from '#tests/fixtures/stories/meetings.fixture.ts'
import { expectSentOnce, holdNextScreen } from '#tests/fixtures/stories/slow-navigation.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const SAVE = 'Зберегти зміни'
const SAVED = SPEC.sessionSaved
const reason = (set: number): string => `${SQUAT}, сет ${set}: минулого разу — 70 кг.`

const meta = {
  title: 'Тренер/Редагування сесії: збереження',
  // The bar at the bottom of the window covers half of a control on the long page.
  parameters: { ...editorOf(STRENGTH), ...HALF_COVERED },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const notAsked = ({ canvas }: Play): Promise<void> =>
  waitFor(() => expect(canvas.queryByRole('button', { name: 'Виправити' })).toBeNull())

const planDrafts = (): string[] => keptDrafts().filter((key) => key.includes('/session/'))

export const Editing: Story = {
  name: 'Сети, відпочинок, збереження; поки відкривається календар, нічого не надсилається вдруге',
  async play(play) {
    const { canvas, userEvent } = play
    const { squat, pressIn, type, reps } = await squatOf(play)
    await type(kilograms(squat, 1), '42{Enter}')
    await expect(reps(1)).toHaveFocus()
    await pressIn('Видалити сет 7')
    await expect(squat.getByRole('button', { name: 'Видалити сет 6' })).toHaveFocus()
    await pressIn('Новий сет')
    await expect(reps(7)).toHaveValue('1')
    await userEvent.click(kilograms(squat, 7))
    await expect(kilograms(squat, 7)).toHaveValue('')
    await userEvent.click(reps(7))
    await expect(kilograms(squat, 7)).toHaveValue('0')
    await userEvent.tab()
    await expect(reps(7)).toHaveValue('1')
    await userEvent.selectOptions(squat.getByLabelText('Відпочинок'), '5 хв')
    await act(play, SQUAT, 'Вниз')
    await holdNextScreen(play, '/v1/coaches/{id}/time_slots')
    const save = canvas.getByRole('button', { name: SAVE })
    // Both presses come before the next render.
    void fireEvent.click(save)
    void fireEvent.click(save)
    await page().findByText(SAVED)
    await expectSentOnce(play, canvas.getByRole('button', { name: 'Збереження…' }), CHANGE)
    await expect(routerOf(play).state.location.pathname).toBe('/calendar')
    await expect(keptDrafts()).toEqual([])
  },
}

export const AsClient: Story = {
  name: 'Клієнт після збереження — знову на тренуванні; відпочинок кінчається з позначкою свого сету',
  parameters: editorOf(OWN, { as: 'client' }),
  async play(play) {
    const { canvas, userEvent } = play
    const bench = async () => {
      const found = await exercise(canvas, 'Жим штанги лежачи')
      return { canvas: found, userEvent }
    }
    const first = await bench()
    await userEvent.selectOptions(first.canvas.getByLabelText('Відпочинок'), '2 хв')
    await press(first, 'Повторити сет')
    await press(first, 'Сет 5 виконано')
    await press(play, SAVE)
    await canvas.findByRole('heading', { name: 'Деталі тренування' })
    await expectToBeAt(play, `/session/${OWN}`)
    await userEvent.click(await canvas.findByRole('link', { name: 'Редагувати' }))
    const again = await bench()
    await canvas.findByRole('timer')
    await press(again, 'Сет 5 виконано')
    await expect(canvas.queryByRole('timer')).toBeNull()
  },
}

export const Asked: Story = {
  name: 'У порожньому полі видно останнє число; про вагу, далеку від нього, питають один раз',
  async play(play) {
    const { canvas, userEvent } = play
    const { squat, pressIn, type, reps } = await squatOf(play)
    const field = kilograms(squat, 3)
    await userEvent.clear(field)
    await expect(field).toHaveAttribute('placeholder', '70')
    await expect(reps(3)).toHaveAttribute('placeholder', '5')
    await pressIn('Новий сет')
    await userEvent.click(kilograms(squat, 8))
    await expect(kilograms(squat, 8)).toHaveAttribute('placeholder', '')
    await userEvent.type(kilograms(squat, 8), '60')
    // What the specification says of a field that is left empty.
    await expect(field).toHaveValue('0')
    await type(kilograms(squat, 7), '700')
    await type(field, '700')
    await userEvent.dblClick(canvas.getByRole('button', { name: SAVE }))
    const question = () => canvas.findByRole('alert')
    await expect(await question()).toHaveTextContent(
      `Зберегти 700 кг?${SQUAT}, сети 3, 7: минулого разу — 70 кг.`,
    )
    await expect(canvas.queryByRole('button', { name: SAVE })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Виправити' })).toHaveFocus()
    await userEvent.type(kilograms(squat, 7), '{Backspace}{Enter}')
    await expect(await question()).toHaveTextContent(reason(3))
    // A set that was deleted closes the question; once it is back, it is asked about again.
    await pressIn('Видалити сет 3')
    await notAsked(play)
    await press(play, 'Повернути')
    await expect(kilograms(squat, 3)).toHaveValue('700')
    await notAsked(play)
    await press(play, SAVE)
    await question()
    await answer(play, 'Виправити')
    await expect(kilograms(squat, 3)).toHaveFocus()
    await notAsked(play)
    await type(kilograms(squat, 3), '72')
    await type(reps(2), '88')
    await press(play, SAVE)
    await expect(await question()).toHaveTextContent(
      `Зберегти 88 повторів?${SQUAT}, сет 2: минулого разу — 8 повторів.`,
    )
    await expect(await callsOf(CHANGE)).toHaveLength(0)
  },
}

export const Overtaken: Story = {
  name: '12.8: тренування змінили, лишаються мої зміни; про підтверджене число вдруге не питають',
  parameters: editorOf(STRENGTH, { faults: [`${CHANGE} 500×1`] }),
  async play(play) {
    const { canvas, userEvent } = play
    const { squat, type } = await squatOf(play)
    await reach(async () => {
      await type(kilograms(squat, 7), '700')
      await changeElsewhere(play, [planned(SQUAT_ID)])
      await canvas.findByText('Після початку редагування тренування змінили')
    })
    const save = canvas.getByRole('button', { name: SAVE })
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(save)
    // The edited text is still a draft, and the choice is still open.
    await userEvent.type(canvas.getByPlaceholderText('Програма'), ' А')
    await press(play, 'Зберегти мої зміни')
    await expect(await canvas.findByText(reason(7))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Зберегти мої зміни' })).toBeNull()
    await expect(await callsOf(CHANGE)).toHaveLength(0)
    await answer(play, 'Так, зберегти')
    await canvas.findByText(SPEC.sessionNotSaved)
    await expect(canvas.getByRole('button', { name: SAVE })).toHaveFocus()
    await type(kilograms(squat, 6), '700')
    await press(play, SAVE)
    await findToast('status', SAVED)
    await expectToBeAt(play, '/calendar')
    const calls = await callsOf(CHANGE)
    await expect(calls).toHaveLength(2)
    await expect(calls[1]?.request).toMatchObject({
      training_program: { name: 'Сила: база 5×5 А' },
      session_exercises: expect.arrayContaining([
        expect.objectContaining({ sets: 2, reps: 5, weight: 700 }),
      ]),
    })
    await expect(keptDrafts()).toEqual([])
  },
}

export const NotSaved: Story = {
  name: '12.8: перед збереженням тренування не прочиталося; усе введене лишається',
  async play(play) {
    const { canvas } = play
    const { squat, pressIn } = await squatOf(play)
    await pressIn('Новий сет')
    await mock().fault('GET', '/v1/calendar/sessions/{id}', 403)
    await press(play, SAVE)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(SPEC.sessionNotLoaded)
    await expect(await callsOf(CHANGE)).toHaveLength(0)
    await expect(squat.getAllByRole('listitem')).toHaveLength(8)
    await mock().clearFaults()
    // The editor of another session, next to this one in the history, does not show the failure.
    const router = routerOf(play)
    const params = { sessionId: NAMELESS }
    await router.navigate({ to: '/session/$sessionId/edit', params, ignoreBlocker: true })
    await waitFor(() => expect(canvas.getByPlaceholderText('Програма')).toHaveValue(''))
    await expect(canvas.queryByRole('alert')).toBeNull()
    router.history.back()
    await expect((await exercise(canvas, SQUAT)).getAllByRole('listitem')).toHaveLength(8)
    await press(play, SAVE)
    await page().findByText(SAVED)
  },
}

export const Unconnected: Story = {
  name: 'Без з’єднання: перше ж збереження каже про це; коли воно є, помилки немає, збереження пропонують',
  tags: ['state-failed'],
  async play(play) {
    const { canvas } = play
    const { squat, type } = await squatOf(play)
    await type(kilograms(squat, 7), '72')
    await mock().fault('GET', '/v1/calendar/sessions/{id}', 'network')
    await press(play, SAVE)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(NOT_SENT)
    await mock().clearFaults()
    void play.loaded['app'].queryClient.invalidateQueries()
    await canvas.findByText('З’єднання повернулося. Зміни ще не збережено.')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await press(play, SAVE)
    await page().findByText(SAVED)
  },
}

export const Saving: Story = {
  name: '12.3: збереження триває: змінити, повернути чи відкинути нічого',
  async play(play) {
    const { canvas } = play
    const { pressIn } = await squatOf(play)
    await reach(() => pressIn('Видалити сет 1'))
    await canvas.findByRole('button', { name: 'Повернути' })
    await leaveWhileSaving(play, async () => {
      await reach(() => press(play, SAVE))
      await expect(await canvas.findByRole('button', { name: 'Збереження…' })).toHaveFocus()
      await expect(canvas.getByPlaceholderText('Програма').closest('[inert]')).not.toBeNull()
      await expect(canvas.queryByRole('button', { name: 'Повернути' })).toBeNull()
      await reached()
    })
    await expect(await callsOf(CHANGE)).toHaveLength(1)
    await expect(keptDrafts()).toEqual([])
  },
}

export const Deleted: Story = {
  name: 'Тренування тим часом видалили: незбережені числа лишаються, їх можна скопіювати',
  async play(play) {
    const { canvas } = play
    const { squat, type } = await squatOf(play)
    await type(kilograms(squat, 1), '42')
    await mock().deleteRow('sessions', STRENGTH)
    await press(play, SAVE)
    await expect(await canvas.findByRole('alert')).toHaveAccessibleName(SPEC.sessionDataNotLoaded)
    const kept = await canvas.findByLabelText<HTMLTextAreaElement>('Твої незбережені зміни')
    await expect(kept.value).toContain(`Сила: база 5×5\n${SQUAT}: 42 кг × 8, `)
    await expect(await callsOf(CHANGE)).toHaveLength(0)
    // As after a reload.
    await routerOf(play).navigate({ to: '/settings' })
    await canvas.findByRole('heading', { name: 'Налаштування' })
    await routerOf(play).navigate({
      to: '/session/$sessionId/edit',
      params: { sessionId: STRENGTH },
    })
    await expect(await canvas.findByLabelText('Твої незбережені зміни')).toHaveValue(kept.value)
  },
}

export const Leaving: Story = {
  name: 'Вихід із незбереженими змінами; відкинуті, вони повертають позначки до їхніх сетів',
  async play(play) {
    const { canvas, userEvent } = play
    const { squat, pressIn, type } = await squatOf(play)
    const leave = () => userEvent.click(canvas.getByRole('link', { name: 'Назад' }))
    await pressIn('Сет 2 виконано')
    await pressIn('Видалити сет 1')
    await pressIn('Повторити сет')
    await pressIn('Сет 7 виконано')
    await type(kilograms(squat, 7), '700')
    await press(play, SAVE)
    await canvas.findByRole('alert')
    await leave()
    await answer(play, 'Повернутись')
    await expectToBeAt(play, `/session/${STRENGTH}/edit`)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Зберегти 700 кг?')
    await expect(ticked(squat)).toEqual(['Сет 1 виконано', 'Сет 7 виконано'])
    await noDialog()
    await leave()
    await answer(play, 'Так, не зберігати')
    await canvas.findByRole('heading', { name: 'Деталі тренування' })
    await expectToBeAt(play, `/session/${STRENGTH}`)
    await expect(planDrafts()).toEqual([])
    await userEvent.click(await canvas.findByRole('link', { name: 'Редагувати' }))
    await expect(ticked(await exercise(canvas, SQUAT))).toEqual(['Сет 2 виконано'])
    await expect(await callsOf(CHANGE)).toHaveLength(0)
  },
}
