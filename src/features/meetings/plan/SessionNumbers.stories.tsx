import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { writeInAnotherTab } from '#storybook/another-tab.ts'
import { HALF_COVERED } from '#storybook/axe.ts'
import { keptDrafts } from '#storybook/kept-drafts.ts'
import { callsOf, findToast, type Play, settled } from '#storybook/person.ts'
import {
  CHANGE,
  editorOf,
  exercise,
  question,
  SQUAT,
  STRENGTH,
} from '#tests/fixtures/stories/meetings.fixture.ts'

const LAST_TIME = 'GET /v1/clients/{id}/sessions'

const meta = {
  title: 'Тренер/Редагування сесії: сумнівні числа',
  // The bar at the bottom of the window covers half of a control on the long page.
  parameters: { ...editorOf(STRENGTH), ...HALF_COVERED },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Play['canvas']

const kilograms = (squat: Canvas, set: number): HTMLInputElement =>
  squat.getByLabelText<HTMLInputElement>(`Кг/Хв, сет ${set}: кг`)

/** Types a number in set 3, and waits for the numbers of the last time, which are 70 kg there. */
async function type({ canvas, userEvent }: Play, text: string) {
  const squat = await exercise(canvas, SQUAT)
  await squat.findAllByText(/^Минулого разу: /)
  const field = kilograms(squat, 3)
  await userEvent.clear(field)
  await userEvent.type(field, text)
  return { squat, field }
}

const pressSave = ({ canvas, userEvent }: Play): Promise<void> =>
  userEvent.click(canvas.getByRole('button', { name: 'Зберегти зміни' }))

/** The question's buttons ignore presses for a moment. */
async function answer({ canvas, userEvent }: Play, name: string): Promise<void> {
  await userEvent.click(await settled(await canvas.findByRole('button', { name })))
}

const notAsked = ({ canvas }: Play): Promise<void> =>
  waitFor(() => expect(canvas.queryByRole('button', { name: 'Виправити' })).toBeNull())

const REASON = `${SQUAT}, сет 3: минулого разу — 70 кг.`

export const LastValue: Story = {
  name: 'У порожньому полі видно останнє число',
  async play(play) {
    const { squat, field } = await type(play, '75')
    const { userEvent } = play
    await userEvent.clear(field)
    await expect(field).toHaveAttribute('placeholder', '70')
    const reps = squat.getByLabelText('Повтори/С, сет 3: повтори')
    await expect(reps).toHaveAttribute('placeholder', '5')
    await userEvent.click(squat.getByRole('button', { name: 'Новий сет' }))
    await userEvent.click(kilograms(squat, 8))
    await expect(kilograms(squat, 8)).toHaveAttribute('placeholder', '')
    // What the specification says of a field that is left empty.
    await expect(field).toHaveValue('0')
  },
}

export const LastValueSaved: Story = {
  name: 'Без минулого разу останнє число — те, що було в полі',
  parameters: editorOf(STRENGTH, { faults: [`${LAST_TIME} 404`] }),
  async play(play) {
    const { canvas, userEvent } = play
    const squat = await exercise(canvas, SQUAT)
    const field = kilograms(squat, 1)
    await userEvent.clear(field)
    await expect(field).toHaveAttribute('placeholder', '40')
    await userEvent.type(field, '400')
    await pressSave(play)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      `Зберегти 400 кг?${SQUAT}, сет 1: у плані було 40 кг.`,
    )
  },
}

export const Asked: Story = {
  name: 'Про вагу, далеку від останньої, питають один раз',
  tags: ['desktop'],
  async play(play) {
    const { canvas, userEvent } = play
    const { squat, field } = await type(play, '2250')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Зберегти зміни' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`Зберегти 2250 кг?${REASON}`)
    await expect(canvas.queryByRole('button', { name: 'Зберегти зміни' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Виправити' })).toHaveFocus()
    await answer(play, 'Виправити')
    await expect(field).toHaveFocus()
    await notAsked(play)
    await userEvent.clear(field)
    await userEvent.type(field, '72{Enter}')
    await userEvent.clear(squat.getByLabelText('Повтори/С, сет 2: повтори'))
    await userEvent.type(squat.getByLabelText('Повтори/С, сет 2: повтори'), '88')
    await pressSave(play)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      `Зберегти 88 повторів?${SQUAT}, сет 2: минулого разу — 8 повторів.`,
    )
    await expect(await callsOf(CHANGE)).toHaveLength(0)
  },
}

export const Confirmed: Story = {
  name: '«Так, зберегти»: надсилається, і вдруге про це число не питають',
  parameters: editorOf(STRENGTH, { faults: [`${CHANGE} 500×1`] }),
  async play(play) {
    const { canvas, userEvent } = play
    const { squat } = await type(play, '225')
    await pressSave(play)
    await answer(play, 'Так, зберегти')
    await canvas.findByText('Не вдалося зберегти зміни в сесії')
    const save = canvas.getByRole('button', { name: 'Зберегти зміни' })
    await expect(save).toHaveFocus()
    await userEvent.clear(kilograms(squat, 4))
    await userEvent.type(kilograms(squat, 4), '225')
    await userEvent.click(save)
    await findToast('status', 'Дані сесії успішно оновлено')
    const calls = await callsOf(CHANGE)
    await expect(calls).toHaveLength(2)
    await expect(calls[1]?.request).toMatchObject({
      session_exercises: expect.arrayContaining([
        expect.objectContaining({ sets: 2, reps: 5, weight: 225 }),
      ]),
    })
  },
}

export const Repeated: Story = {
  name: 'Однакові сети: одне питання; виправлений, видалений чи повернений сет його закриває',
  async play(play) {
    const { canvas, userEvent } = play
    const { squat, field } = await type(play, '700')
    await userEvent.clear(kilograms(squat, 7))
    await userEvent.type(kilograms(squat, 7), '700')
    await pressSave(play)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      `Зберегти 700 кг?${SQUAT}, сети 3, 7: минулого разу — 70 кг.`,
    )
    await userEvent.type(kilograms(squat, 7), '{Backspace}{Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent(REASON)
    await userEvent.click(squat.getByRole('button', { name: 'Видалити сет 3' }))
    await notAsked(play)
    await userEvent.click(canvas.getByRole('button', { name: 'Повернути' }))
    await expect(kilograms(squat, 3)).toHaveValue('700')
    await notAsked(play)
    await pressSave(play)
    await canvas.findByRole('alert')
    await expect(field).not.toHaveFocus()
    await expect(await callsOf(CHANGE)).toHaveLength(0)
  },
}

export const LateLastTime: Story = {
  name: 'Питання не змінюється, коли стає відомо, що було минулого разу',
  parameters: editorOf(STRENGTH, { faults: [`${LAST_TIME} timeout`] }),
  async play(play) {
    const { canvas, userEvent, loaded } = play
    const squat = await exercise(canvas, SQUAT)
    await userEvent.clear(kilograms(squat, 3))
    await userEvent.type(kilograms(squat, 3), '700')
    await pressSave(play)
    const text = `${SQUAT}, сет 3: у плані було 70 кг.`
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text)
    await window.mock?.clearFaults()
    const { queryClient } = loaded['app']
    await queryClient.cancelQueries({ queryKey: [LAST_TIME] })
    void queryClient.refetchQueries({ queryKey: [LAST_TIME] })
    await squat.findAllByText(/^Минулого разу: /)
    await expect(canvas.getByRole('alert')).toHaveTextContent(text)
  },
}

const sets = (count: number, reps: number, weight: number) => {
  const exercise_id = 'e4e2c000-0000-4000-8000-000000000061'
  return { exercise_id, sets: count, reps, rest: 0, duration: 0, weight }
}

/** Changes the sets of the session, as another device would. */
async function changeElsewhere(
  { loaded }: Play,
  session_exercises: readonly ReturnType<typeof sets>[],
): Promise<void> {
  await window.mock?.changeRow('sessions', STRENGTH, { session_exercises })
  await loaded['app'].queryClient.invalidateQueries()
}

export const First: Story = {
  name: 'Першу вагу вправи порівнюють зі звичайною',
  parameters: editorOf(STRENGTH, { faults: [`${LAST_TIME} 404`] }),
  async play(play) {
    const { canvas, userEvent } = play
    await exercise(canvas, SQUAT)
    // The other exercises of the session are gone with it.
    await changeElsewhere(play, [sets(1, 5, 0)])
    await waitFor(() => expect(kilograms(canvas, 1)).toHaveValue('0'))
    await userEvent.clear(kilograms(canvas, 1))
    await userEvent.type(kilograms(canvas, 1), '501')
    await pressSave(play)
    await canvas.findByText(`${SQUAT}, сет 1: зазвичай до 500 кг.`)
  },
}

export const Leaving: Story = {
  name: 'Екран покидають, поки питають; інша вкладка зберігає план',
  async play(play) {
    const { canvas, userEvent } = play
    await type(play, '700')
    await pressSave(play)
    await canvas.findByRole('alert')
    await userEvent.click(canvas.getByRole('link', { name: 'Назад' }))
    const stay = (await question()).getByRole('button', { name: 'Повернутись' })
    await userEvent.click(await settled(stay))
    await expect(within(await canvas.findByRole('alert')).getByText(REASON)).toBeVisible()
    await changeElsewhere(play, [sets(2, 8, 40), sets(1, 5, 700)])
    writeInAnotherTab(keptDrafts().find((key) => key.includes('/session/')) ?? '', null)
    await notAsked(play)
    await canvas.findByRole('button', { name: 'Зберегти зміни' })
    await expect(kilograms(await exercise(canvas, SQUAT), 3)).toHaveValue('700')
    await expect(await callsOf(CHANGE)).toHaveLength(0)
  },
}

export const OverOther: Story = {
  name: 'Тренування змінили: про сумнівне число питають і перед «Зберегти мої зміни»',
  async play(play) {
    const { canvas, userEvent } = play
    await type(play, '700')
    await changeElsewhere(play, [sets(1, 5, 60)])
    await userEvent.click(await canvas.findByRole('button', { name: 'Зберегти мої зміни' }))
    await expect(await canvas.findByText(REASON)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Зберегти мої зміни' })).toBeNull()
    await expect(await callsOf(CHANGE)).toHaveLength(0)
    await answer(play, 'Так, зберегти')
    await findToast('status', 'Дані сесії успішно оновлено')
    await expect(await callsOf(CHANGE)).toHaveLength(1)
  },
}
