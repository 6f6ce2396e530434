import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor } from 'storybook/test'

import { clockAt, moveDate } from '#mocks/engine/clock.ts'
import { restSignals } from '#src/device/rest-signals.ts'
import { HALF_COVERED } from '#storybook/axe.ts'
import { reach, reached } from '#storybook/common/reach-state.ts'
import { callsOf, mock, page, press, settled } from '#storybook/person.ts'
import { watchRendered } from '#storybook/rendered.ts'
import { OLENA } from '#tests/fixtures/stories/clients.fixture.ts'
import { expectHeard } from '#tests/fixtures/stories/heard.fixture.ts'
import {
  act,
  CHANGE,
  editorOf,
  exercise,
  kilograms,
  NAMELESS,
  sessionId,
  shows,
  SQUAT,
  SQUAT_ID,
  squatOf,
  STRENGTH,
  ticked,
  TIMED,
} from '#tests/fixtures/stories/meetings.fixture.ts'

const SESSION = 'GET /v1/calendar/sessions/{id}'
const LAST_TIME = 'GET /v1/clients/{id}/sessions'
const EXERCISE = 'GET /v1/programs/exercises/{id}'

const meta = {
  title: 'Тренер/Редагування сесії',
  parameters: editorOf(STRENGTH),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'План із різними сетами',
  tags: ['desktop', 'main'],
  parameters: HALF_COVERED,
  async play(play) {
    const { canvas } = play
    await canvas.findByRole('heading', { name: 'Редагування сесії', level: 1 })
    await expect(await canvas.findByPlaceholderText('Програма')).toHaveValue('Сила: база 5×5')
    const { squat, reps } = await squatOf(play)
    await expect(squat.getAllByRole('listitem')).toHaveLength(7)
    await expect(kilograms(squat, 3)).toHaveValue('70')
    await expect(reps(3)).toHaveValue('5')
    await expect(squat.getByLabelText('Відпочинок')).toHaveDisplayValue('Різний')
    await expect((await squat.findAllByText(/^Минулого разу: /))[0]).toBeVisible()
    const [, row] = squat.getAllByRole('listitem')
    if (!row) throw new Error('No set')
    await expectHeard(row, [
      'button, Сет 2 виконано, not pressed',
      'button, Менше: Кг/Хв, сет 2: кг',
      'textbox, Кг/Хв, сет 2: кг, 40, Минулого разу: 40 кг × 8',
      'button, Більше: Кг/Хв, сет 2: кг',
      'button, Менше: Повтори/С, сет 2: повтори',
      'textbox, Повтори/С, сет 2: повтори, 8, Минулого разу: 40 кг × 8',
      'button, Більше: Повтори/С, сет 2: повтори',
      'button, Видалити сет 2',
    ])
    // The sets below the first have the same numbers, so it is said once for them.
    const said = squat.getAllByText(/^Минулого разу: /).filter((one: HTMLElement) => !one.hidden)
    await expect(said).toHaveLength(2)
    await expect(canvas.getByRole('heading', { name: '0 з 18 сетів' })).toBeVisible()
  },
}

export const Dense: Story = {
  name: 'Над запитом видно п’ять сетів одразу, а далі дев’ять',
  parameters: { ...editorOf(sessionId(0x85)), ...HALF_COVERED },
  async play({ canvas }) {
    const second = await exercise(canvas, 'Скручування лежачи')
    await second.findAllByText('Минулого разу: 20 разів')
    await canvas.findByRole('button', { name: /^Любов Городецька · / })
    const bar = canvas.getByRole('button', { name: 'Зберегти зміни' }).closest('[class*=bar]')
    const whole = (): number =>
      canvas.getAllByRole('textbox', { name: /: (кг|хв)$/ }).filter((field: HTMLElement) => {
        const { top, bottom } = field.getBoundingClientRect()
        return top >= 0 && bottom <= (bar?.getBoundingClientRect().top ?? 0)
      }).length
    await expect(whole()).toBeGreaterThanOrEqual(5)
    second.getByRole('heading').scrollIntoView()
    await expect(whole()).toBeGreaterThanOrEqual(9)
  },
}

export const Timed: Story = {
  name: 'Кілограми чи хвилини: нічого не губиться',
  parameters: { ...editorOf(TIMED), ...HALF_COVERED },
  async play(play) {
    const PLANK = 'Бічна планка'
    const UNITS = 'Змінити одиниці'
    const plank = await exercise(play.canvas, PLANK)
    await expect(plank.getByLabelText('Повтори/С, сет 1: с')).toHaveValue('30')
    await act(play, PLANK, UNITS)
    await press({ ...play, canvas: plank }, 'Більше: Кг/Хв, сет 1: кг')
    await act(play, PLANK, UNITS)
    await expect(plank.getByLabelText('Повтори/С, сет 1: с')).toHaveValue('30')
    await act(play, PLANK, UNITS)
    await expect(kilograms(plank, 1)).toHaveValue('1')
  },
}

export const Unknown: Story = {
  name: 'Невідома вправа, незвичний відпочинок',
  tags: ['desktop', 'state-edge'],
  parameters: { ...editorOf(sessionId(0x11), { scenario: 'edge' }), ...HALF_COVERED },
  async play({ canvas }) {
    const unknownExercise = await exercise(canvas, 'Невідома вправа')
    await expect(unknownExercise.getByLabelText('Відпочинок')).toHaveDisplayValue('45 сек')
    await expect(kilograms(unknownExercise, 1)).toHaveValue('2,5')
  },
}

export const Long: Story = {
  name: 'Дуже довгий план',
  tags: ['desktop'],
  parameters: editorOf(sessionId(0x06), { scenario: 'edge' }),
  play: shows(/^0 з \d+ сет/),
}

export const Empty: Story = {
  name: 'Порожній план',
  parameters: editorOf(NAMELESS),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Оберіть тренування ↗' })).toBeVisible()
    await expect(canvas.getByPlaceholderText('Програма')).toHaveValue('')
  },
}

export const Loading: Story = {
  name: 'Сесія завантажується',
  parameters: editorOf(STRENGTH, { faults: [`${SESSION} timeout`] }),
  play: shows('Завантаження сесії…'),
}

export const ExercisesLoading: Story = {
  name: 'Вправи завантажуються',
  parameters: editorOf(STRENGTH, { faults: [`${EXERCISE} timeout`] }),
  play: shows('Завантаження вправ…'),
}

export const LastTimeLoading: Story = {
  name: 'Що було минулого разу, стає відомо пізно: сети не зсуваються, питання про число те саме',
  tags: ['state-action'],
  parameters: { ...editorOf(STRENGTH, { faults: [`${LAST_TIME} timeout`] }), ...HALF_COVERED },
  async play(play) {
    const { canvas, userEvent, loaded } = play
    const squat = await exercise(canvas, SQUAT)
    await userEvent.clear(kilograms(squat, 1))
    await expect(kilograms(squat, 1)).toHaveAttribute('placeholder', '40')
    await userEvent.type(kilograms(squat, 1), '400')
    await press(play, 'Зберегти зміни')
    const asked = `Зберегти 400 кг?${SQUAT}, сети 1, 2: у плані було 40 кг.`
    await expect(await canvas.findByRole('alert')).toHaveTextContent(asked)
    const [first, , third] = squat.getAllByRole('listitem')
    const distance = (): number =>
      (third?.getBoundingClientRect().top ?? 0) - (first?.getBoundingClientRect().top ?? 0)
    const before = distance()
    await expect(squat.queryByText(/^Минулого разу: /)).toBeNull()
    const { queryClient } = loaded['app']
    const readAgain = async (): Promise<void> => {
      await queryClient.cancelQueries({ queryKey: [LAST_TIME] })
      void queryClient.refetchQueries({ queryKey: [LAST_TIME] })
    }
    await mock().clearFaults()
    await mock().fault('GET', '/v1/clients/{id}/sessions', 404)
    await readAgain()
    const read = queryClient.getQueryCache().find({ queryKey: [LAST_TIME], exact: false })
    await waitFor(() => expect(read?.state.status).toBe('error'))
    await expect(distance()).toBe(before)
    await mock().clearFaults()
    await readAgain()
    await squat.findAllByText(/^Минулого разу: /)
    await expect(distance()).toBe(before)
    await expect(canvas.getByRole('alert')).toHaveTextContent(asked)
  },
}

/** A rest that ended a minute before the time of the seed. */
const ENDED = { row: 'any', seconds: 60, until: Date.parse('2027-03-02T07:39Z') }

export const Repeated: Story = {
  name: 'Сет як останній — одним натиском; Enter веде далі; видалене можна повернути',
  parameters: {
    ...editorOf(STRENGTH, {
      device: { [`draft/${OLENA}/rest/${STRENGTH}`]: JSON.stringify(ENDED) },
    }),
    ...HALF_COVERED,
  },
  async play(play) {
    const { canvas, userEvent } = play
    const { squat, pressIn, reps } = await squatOf(play)
    await expect(canvas.queryByText('Відпочинок закінчився')).toBeNull()
    await pressIn('Повторити сет')
    const last = kilograms(squat, 7).value
    await expect(last).not.toBe('0')
    await expect(kilograms(squat, 8)).toHaveValue(last)

    // Enter moves on: to the next field, to the next row, to the next exercise.
    await expect(kilograms(squat, 8)).toHaveAttribute('enterkeyhint', 'next')
    await userEvent.type(kilograms(squat, 8), '{Enter}')
    await expect(reps(8)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(document.activeElement).toHaveAccessibleName('Кг/Хв, сет 1: кг')
    await userEvent.click(canvas.getByRole('textbox', { name: 'Назва програми' }))
    await userEvent.keyboard('{Enter}')
    await expect(kilograms(squat, 1)).toHaveFocus()
    // In the last field it hides the keyboard.
    const end = canvas.getAllByLabelText(/^Повтори\/С/).at(-1)
    if (!end) throw new Error('No fields')
    await expect(end).toHaveAttribute('enterkeyhint', 'done')
    await userEvent.type(end, '9{Enter}')
    await expect(end).not.toHaveFocus()
    await expect(await callsOf(CHANGE)).toHaveLength(0)

    await pressIn('Видалити сет 3')
    await expect(squat.getAllByRole('listitem')).toHaveLength(7)
    await canvas.findByText('Сет 3 прибрано')
    await press(play, 'Повернути')
    await expect(kilograms(squat, 3)).toHaveValue('70')
    await expect(squat.getAllByRole('listitem')).toHaveLength(8)
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus()

    await act(play, SQUAT, 'Видалити вправу')
    await expect(canvas.queryByRole('group', { name: SQUAT })).toBeNull()
    const undo = canvas.getByRole('button', { name: 'Повернути' })
    await waitFor(() => expect(undo).toHaveFocus())
    await userEvent.click(undo)
    await expect((await exercise(canvas, SQUAT)).getAllByRole('listitem')).toHaveLength(8)
    await expect(canvas.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(SQUAT)
  },
}

/** The device's own means, watched: it vibrates, and its screen is kept on and let go. */
function watchDevice() {
  const release = fn(() => Promise.resolve())
  const lock = { released: false, type: 'screen', onrelease: null, release } as const
  const vibrate = spyOn(navigator, 'vibrate').mockReturnValue(true)
  const touched = spyOn(navigator.userActivation, 'hasBeenActive', 'get').mockReturnValue(true)
  const keepOn = spyOn(navigator.wakeLock, 'request')
  keepOn.mockImplementation(async () => Object.assign(new EventTarget(), lock))
  const turn = (state: DocumentVisibilityState): void => {
    const visibility = spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
    visibility.mockRestore()
  }
  return { vibrate, touched, keepOn, release, turn }
}

export const Ticked: Story = {
  name: 'Зроблений сет і відпочинок після нього; позначки лишаються зі своїми сетами',
  parameters: HALF_COVERED,
  async play(play) {
    const { canvas, userEvent } = play
    const { squat, pressIn } = await squatOf(play)
    const rest = squat.getByLabelText('Відпочинок')
    const { vibrate, touched, keepOn, release, turn } = watchDevice()
    restSignals.write({ vibration: false, screen: false })
    await userEvent.selectOptions(rest, '2 хв')
    await pressIn('Сет 2 виконано')
    await expect(ticked(squat)).toEqual(['Сет 2 виконано'])
    await expect(await canvas.findByRole('timer')).toHaveTextContent('Відпочинок 2:00')
    await expect(canvas.getByRole('progressbar')).toHaveProperty('value', 120)
    await expect(canvas.getByText('1 з 18 сетів')).toBeVisible()
    const longer = canvas.getByRole('button', { name: '+15 секунд' })
    await userEvent.dblClick(longer)
    await expect(canvas.getByRole('timer')).toHaveTextContent('2:30')
    await expect(longer).toHaveFocus()
    for (let presses = 0; presses < 2; presses += 1) await press(play, '−15 секунд')
    await expect(canvas.getByRole('timer')).toHaveTextContent('2:00')
    await expect(rest).toHaveDisplayValue('2 хв')
    await reached()
    await pressIn('Видалити сет 1')
    await expect(ticked(squat)).toEqual(['Сет 1 виконано'])
    await expect(squat.getByRole('button', { name: 'Видалити сет 1' })).toHaveFocus()
    moveDate(clockAt(Date.now() + 120_000, true))
    const over = await canvas.findByText('Відпочинок закінчився', { selector: '[role=status]' })
    await expect(over).toBeVisible()
    await press(play, 'Закрити відпочинок')
    await expect(canvas.queryByText('Відпочинок закінчився')).toBeNull()
    for (const signal of [vibrate, keepOn]) await expect(signal).not.toHaveBeenCalled()

    await pressIn('Сет 2 виконано')
    const timer = await canvas.findByRole('timer')
    moveDate(clockAt(Date.now() + 1000, true))
    // Each second is shown at once.
    await waitFor(() => expect(timer).toHaveTextContent('1:59'), { timeout: 3000 })
    // The rest goes on if another set is no longer ticked, or if the next set has no rest.
    await pressIn('Сет 1 виконано')
    await userEvent.selectOptions(rest, 'Відсутній')
    await pressIn('Сет 1 виконано')
    await expect(canvas.getByRole('timer')).toBeVisible()
    await pressIn('Видалити сет 1')
    await expect(ticked(squat)).toEqual(['Сет 1 виконано'])
    await press(play, 'Повернути')
    await expect(ticked(squat)).toEqual(['Сет 1 виконано', 'Сет 2 виконано'])
    await pressIn('Сет 2 виконано')
    await expect(canvas.queryByRole('timer')).toBeNull()

    restSignals.write({ vibration: true, screen: true })
    await userEvent.selectOptions(rest, '2 хв')
    await pressIn('Сет 2 виконано')
    await waitFor(() => expect(keepOn).toHaveBeenCalledWith('screen'))
    turn('hidden')
    await waitFor(() => expect(release).toHaveBeenCalledOnce())
    turn('visible')
    await waitFor(() => expect(keepOn).toHaveBeenCalledTimes(2))
    moveDate(clockAt(Date.now() + 120_000, true))
    await waitFor(() => expect(vibrate).toHaveBeenCalledOnce())
    await expect(release).toHaveBeenCalledTimes(2)
    for (const watched of [vibrate, touched, keepOn]) watched.mockRestore()
  },
}

export const Filled: Story = {
  name: 'Набране число — і в наступних сетах, де ще було старе; його можна повернути',
  parameters: HALF_COVERED,
  async play(play) {
    const { canvas } = play
    const { squat, pressIn, type, reps } = await squatOf(play)
    const weights = () => [1, 2, 3, 4, 5, 6, 7].map((set) => kilograms(squat, set).value)
    await pressIn('Сет 5 виконано')
    await type(kilograms(squat, 6), '75{Enter}')
    await expect(weights()).toEqual(['40', '40', '70', '70', '70', '75', '75'])
    await type(kilograms(squat, 3), '72{Enter}')
    // Neither the set that is done nor those with another number.
    await expect(weights()).toEqual(['40', '40', '72', '72', '70', '75', '75'])
    await canvas.findByText('Наступні сети: 72')
    await reached()
    await press(play, 'Повернути')
    await expect(weights()).toEqual(['40', '40', '72', '70', '70', '75', '75'])
    // A step, an emptied field and one that was only visited fill nothing.
    await pressIn('Більше: Кг/Хв, сет 1: кг')
    await type(reps(1), '{Enter}')
    await expect(weights().slice(0, 2)).toEqual(['41', '40'])
    await expect(reps(1)).toHaveValue('1')
    await expect(reps(2)).toHaveValue('8')
  },
}

export const Finished: Story = {
  name: 'Зроблена вправа згортається; її сети можна відкрити',
  tags: ['desktop', 'state-default'],
  parameters: {
    ...editorOf(STRENGTH, {
      device: {
        [`draft/${OLENA}/done-sets/${STRENGTH}`]: JSON.stringify({
          [`${SQUAT_ID}/0`]: [0, 1, 2, 3, 4, 5],
        }),
      },
    }),
    ...HALF_COVERED,
  },
  async play(play) {
    const { canvas, userEvent } = play
    const { squat, pressIn, type } = await squatOf(play)
    await reach(() => pressIn('Сет 7 виконано'))
    const count = await squat.findByRole('button', { name: '7 з 7' })
    await expect(count).toHaveFocus()
    await expect(squat.queryByRole('listitem')).toBeNull()
    await expect(canvas.getByText('7 з 18 сетів')).toBeVisible()
    await reached()
    await userEvent.click(count)
    await expect(count).toHaveAttribute('aria-expanded', 'true')
    await pressIn('Сет 7 виконано')
    await expect(squat.getAllByRole('listitem')).toHaveLength(7)
    await expect(squat.queryByRole('button', { name: '7 з 7' })).toBeNull()

    // A question about one of its numbers opens it, and leads back to that number.
    await type(kilograms(squat, 7), '700')
    await pressIn('Сет 7 виконано')
    await pressIn('7 з 7')
    await expect(squat.queryByRole('listitem')).toBeNull()
    await press(play, 'Зберегти зміни')
    await userEvent.click(await settled(await canvas.findByRole('button', { name: 'Виправити' })))
    await expect(kilograms(squat, 7)).toHaveFocus()
  },
}

export const Menu: Story = {
  name: 'Дії з вправою — в одному меню',
  tags: ['desktop', 'state-default'],
  parameters: HALF_COVERED,
  async play(play) {
    const { canvas, userEvent } = play
    await exercise(canvas, SQUAT)
    const open = await canvas.findByRole('button', { name: `Дії: ${SQUAT}` })
    await reach(() => userEvent.click(open))
    const up = await page().findByRole('menuitem', { name: 'Вгору' })
    await expect(up).toBeDisabled()
    await reached()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page().queryByRole('menu')).toBeNull())
    await waitFor(() => expect(open).toHaveFocus())
    await act(play, SQUAT, 'Вниз')
    await expect(canvas.getAllByRole('heading', { level: 3 })[1]).toHaveTextContent(SQUAT)
  },
}

const isTick = (name: string): boolean => /^Сет \d+ виконано$/.test(name)

/** Returns a function that names the fields, buttons and headings of exercises rendered since. */
const watchSets = ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const rendered = watchRendered([...canvasElement.querySelectorAll('li input, li button, h3')])
  return () => rendered().map((one) => one.getAttribute('aria-label') ?? one.textContent)
}

export const OneRow: Story = {
  name: 'Зміна сету малює лише його вправу, а з інших сетів жодного',
  parameters: HALF_COVERED,
  async play(play) {
    const { canvas, canvasElement, userEvent } = play
    // Once what was lifted last time is read, which renders every row.
    const { squat, pressIn } = await squatOf(play)
    // Tick buttons may be rendered again, because each of them reads the ticks.
    const inOtherSets = (names: string[]) =>
      names.filter((name) => / сет [^2]/.test(name) && !isTick(name))
    const weight = kilograms(squat, 2)
    await userEvent.click(weight)
    // The last text restores the saved plan, so nothing is stored any more.
    for (const text of ['4', weight.value]) {
      const rendered = watchSets({ canvasElement })
      await userEvent.clear(weight)
      await userEvent.type(weight, text)
      const names = rendered()
      await expect(names).toContain('Кг/Хв, сет 2: кг')
      await expect(inOtherSets(names)).toEqual([])
      // The only heading is that of the edited exercise.
      await expect(names.filter((name) => canvas.queryByRole('heading', { name }))).toEqual([SQUAT])
    }
    await userEvent.tab()
    const rendered = watchSets({ canvasElement })
    await pressIn('Сет 2 виконано')
    await expect(rendered()).toContain('Сет 2 виконано')
    await expect(rendered().filter((name) => !isTick(name))).toEqual([])
  },
}
