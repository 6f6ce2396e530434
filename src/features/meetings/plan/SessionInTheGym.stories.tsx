import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { clockAt, moveDate } from '#mocks/engine/clock.ts'
import { HALF_COVERED } from '#storybook/axe.ts'
import { reached } from '#storybook/common/reach-state.ts'
import { callsOf, press } from '#storybook/person.ts'
import { watchRendered } from '#storybook/rendered.ts'
import { OLENA } from '#tests/fixtures/stories/clients.fixture.ts'
import {
  CHANGE,
  editorOf,
  exercise,
  kilograms,
  SQUAT,
  STRENGTH,
  ticked,
} from '#tests/fixtures/stories/meetings.fixture.ts'

const meta = {
  title: 'Тренер/Редагування сесії: у залі',
  // The bar at the bottom of the window covers half of a control on the long page.
  parameters: { ...editorOf(STRENGTH), ...HALF_COVERED },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A rest that ended a minute before the time of the seed. */
const ENDED = { row: 'any', seconds: 60, until: Date.parse('2027-03-02T07:39Z') }

export const Repeated: Story = {
  name: 'Сет як останній — одним натиском; Enter веде далі; видалене можна повернути',
  parameters: editorOf(STRENGTH, {
    device: { [`draft/${OLENA}/rest/${STRENGTH}`]: JSON.stringify(ENDED) },
  }),
  async play(play) {
    const { canvas, userEvent } = play
    const squat = await exercise(canvas, SQUAT)
    const pressIn = (name: string) => press({ canvas: squat, userEvent }, name)
    await expect(canvas.queryByText('Відпочинок закінчився')).toBeNull()
    await pressIn('Повторити сет')
    const last = kilograms(squat, 7).value
    await expect(last).not.toBe('0')
    await expect(kilograms(squat, 8)).toHaveValue(last)

    // Enter moves on: to the next field, to the next row, to the next exercise.
    await expect(kilograms(squat, 8)).toHaveAttribute('enterkeyhint', 'next')
    await userEvent.type(kilograms(squat, 8), '{Enter}')
    await expect(squat.getByLabelText('Повтори/С, сет 8: повтори')).toHaveFocus()
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
    await expect(canvas.getByRole('heading', { name: 'План тренування' })).toHaveFocus()

    await press(play, `Видалити вправу: ${SQUAT}`)
    await expect(canvas.queryByRole('group', { name: SQUAT })).toBeNull()
    const undo = canvas.getByRole('button', { name: 'Повернути' })
    await expect(undo).toHaveFocus()
    await userEvent.click(undo)
    await expect((await exercise(canvas, SQUAT)).getAllByRole('listitem')).toHaveLength(8)
    await expect(canvas.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(SQUAT)
  },
}

export const Ticked: Story = {
  name: 'Зроблений сет і відпочинок після нього; позначки лишаються зі своїми сетами',
  async play(play) {
    const { canvas, userEvent } = play
    const squat = await exercise(canvas, SQUAT)
    const pressIn = (name: string) => press({ canvas: squat, userEvent }, name)
    const rest = squat.getByLabelText('Відпочинок')
    await userEvent.selectOptions(rest, '2 хв')
    await pressIn('Сет 2 виконано')
    await expect(ticked(squat)).toEqual(['Сет 2 виконано'])
    await expect(await canvas.findByRole('timer')).toHaveTextContent('Відпочинок 2:00')
    await expect(canvas.getByRole('progressbar')).toHaveProperty('value', 120)
    await reached()
    await pressIn('Видалити сет 1')
    await expect(ticked(squat)).toEqual(['Сет 1 виконано'])
    await expect(squat.getByRole('button', { name: 'Видалити сет 1' })).toHaveFocus()
    moveDate(clockAt(Date.now() + 120_000, true))
    const over = await canvas.findByText('Відпочинок закінчився', { selector: '[role=status]' })
    await expect(over).toBeVisible()
    await press(play, 'Закрити відпочинок')
    await expect(canvas.queryByText('Відпочинок закінчився')).toBeNull()

    await pressIn('Сет 2 виконано')
    await canvas.findByRole('timer')
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
  async play({ canvas, canvasElement, userEvent }) {
    const squat = await exercise(canvas, SQUAT)
    // The read of these numbers renders every row.
    await squat.findAllByText(/^Минулого разу: /)
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
    await press({ canvas: squat, userEvent }, 'Сет 2 виконано')
    await expect(rendered()).toContain('Сет 2 виконано')
    await expect(rendered().filter((name) => !isTick(name))).toEqual([])
  },
}
