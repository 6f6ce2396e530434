import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, type within } from 'storybook/test'

import { clockAt, moveDate } from '#mocks/engine/clock.ts'
import { writeInAnotherTab } from '#storybook/another-tab.ts'
import { HALF_COVERED } from '#storybook/axe.ts'
import { reached } from '#storybook/common/reach-state.ts'
import { keptDrafts } from '#storybook/kept-drafts.ts'
import { callsOf, expectToBeAt, page, press, settled } from '#storybook/person.ts'
import { watchRendered } from '#storybook/rendered.ts'
import { OLENA } from '#tests/fixtures/stories/clients.fixture.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'
import {
  CHANGE,
  editorOf,
  exercise,
  SQUAT,
  STRENGTH,
} from '#tests/fixtures/stories/meetings.fixture.ts'

const meta = {
  title: 'Тренер/Редагування сесії: у залі',
  // The bar at the bottom of the window covers half of a control on the long page.
  parameters: { ...editorOf(STRENGTH), ...HALF_COVERED },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>
export const Repeated: Story = {
  name: 'Сет як останній — одним натиском; видалене можна повернути',
  async play({ canvas, userEvent }) {
    const squat = await exercise(canvas, SQUAT)
    await userEvent.click(squat.getByRole('button', { name: 'Повторити сет' }))
    const kilograms = squat.getByLabelText('Кг/Хв, сет 8: кг')
    const last = squat.getByLabelText<HTMLInputElement>('Кг/Хв, сет 7: кг').value
    await expect(last).not.toBe('0')
    await expect(kilograms).toHaveValue(last)

    // Enter moves on: to the next field, to the next row, to the next exercise.
    await expect(kilograms).toHaveAttribute('enterkeyhint', 'next')
    await userEvent.type(kilograms, '{Enter}')
    await expect(squat.getByLabelText('Повтори/С, сет 8: повтори')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(document.activeElement).toHaveAccessibleName('Кг/Хв, сет 1: кг')
    await userEvent.click(canvas.getByRole('textbox', { name: 'Назва програми' }))
    await userEvent.keyboard('{Enter}')
    await expect(squat.getByLabelText('Кг/Хв, сет 1: кг')).toHaveFocus()

    await userEvent.click(squat.getByRole('button', { name: 'Видалити сет 3' }))
    await expect(squat.getAllByRole('listitem')).toHaveLength(7)
    await canvas.findByText('Сет 3 прибрано')
    await userEvent.click(canvas.getByRole('button', { name: 'Повернути' }))
    await expect(squat.getByLabelText('Кг/Хв, сет 3: кг')).toHaveValue('70')
    await expect(squat.getAllByRole('listitem')).toHaveLength(8)
    await expect(canvas.getByRole('heading', { name: 'План тренування' })).toHaveFocus()

    await userEvent.click(canvas.getByRole('button', { name: `Видалити вправу: ${SQUAT}` }))
    await expect(canvas.queryByRole('group', { name: SQUAT })).toBeNull()
    const undo = canvas.getByRole('button', { name: 'Повернути' })
    await expect(undo).toHaveFocus()
    await userEvent.click(undo)
    const again = await exercise(canvas, SQUAT)
    await expect(again.getAllByRole('listitem')).toHaveLength(8)
    await expect(canvas.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(SQUAT)
  },
}

export const LastField: Story = {
  name: 'Enter в останньому полі ховає клавіатуру',
  async play({ canvas, userEvent }) {
    await exercise(canvas, SQUAT)
    const last = canvas.getAllByLabelText(/^Повтори\/С/).at(-1)
    if (!last) throw new Error('No fields')
    await expect(last).toHaveAttribute('enterkeyhint', 'done')
    await userEvent.type(last, '9{Enter}')
    await expect(last).not.toHaveFocus()
    await expect(await callsOf(CHANGE)).toHaveLength(0)
  },
}

export const Ticked: Story = {
  name: 'Зроблений сет і відпочинок після нього',
  async play({ canvas, userEvent }) {
    const squat = await exercise(canvas, SQUAT)
    const tick = (number: number) => squat.getByRole('button', { name: `Сет ${number} виконано` })
    await userEvent.selectOptions(squat.getByLabelText('Відпочинок'), '2 хв')
    await userEvent.click(tick(2))
    await expect(tick(2)).toHaveAttribute('aria-pressed', 'true')
    await expect(await canvas.findByRole('timer')).toHaveTextContent('Відпочинок 2:00')
    await expect(canvas.getByRole('progressbar')).toHaveProperty('value', 120)
    await reached()
    // When another row is deleted, the tick stays with its row.
    await userEvent.click(squat.getByRole('button', { name: 'Видалити сет 1' }))
    await expect(tick(1)).toHaveAttribute('aria-pressed', 'true')
    await expect(squat.getByRole('button', { name: 'Видалити сет 1' })).toHaveFocus()
    await expect(tick(2)).toHaveAttribute('aria-pressed', 'false')
    moveDate(clockAt(Date.now() + 120_000, true))
    const over = await canvas.findByText('Відпочинок закінчився', { selector: '[role=status]' })
    await expect(over).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Закрити відпочинок' }))
    await expect(canvas.queryByText('Відпочинок закінчився')).toBeNull()
    await userEvent.click(tick(3))
    await canvas.findByRole('timer')
    await userEvent.click(tick(3))
    await expect(canvas.queryByRole('timer')).toBeNull()
  },
}

/** A rest that ended a minute before the time of the seed. */
const ENDED = { row: 'any', seconds: 60, until: Date.parse('2027-03-02T07:39Z') }

export const RestIsOver: Story = {
  name: 'Відпочинок, що скінчився до відкриття екрана',
  tags: ['state-edge'],
  parameters: editorOf(STRENGTH, {
    device: { [`draft/${OLENA}/rest/${STRENGTH}`]: JSON.stringify(ENDED) },
  }),
  async play({ canvas }) {
    await exercise(canvas, SQUAT)
    await expect(canvas.queryByText('Відпочинок закінчився')).toBeNull()
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
    const weight = squat.getByLabelText<HTMLInputElement>('Кг/Хв, сет 2: кг')
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

/** The numbers of the ticked sets. */
const ticked = (squat: Canvas): string[] =>
  squat
    .getAllByRole('button', { pressed: true })
    .map((tick: HTMLElement) => tick.getAttribute('aria-label') ?? '')

export const TicksComeBack: Story = {
  name: 'Повернений сет лишається зробленим; відпочинок кінчається лише зі своєю позначкою',
  async play({ canvas, userEvent }) {
    const squat = await exercise(canvas, SQUAT)
    await userEvent.selectOptions(squat.getByLabelText('Відпочинок'), '2 хв')
    await press({ canvas: squat, userEvent }, 'Сет 2 виконано')
    await press({ canvas: squat, userEvent }, 'Сет 3 виконано')
    // The rest goes on if another set is no longer ticked, or if the next set has no rest.
    await press({ canvas: squat, userEvent }, 'Сет 2 виконано')
    await userEvent.selectOptions(squat.getByLabelText('Відпочинок'), 'Відсутній')
    await press({ canvas: squat, userEvent }, 'Сет 2 виконано')
    await expect(canvas.getByRole('timer')).toBeVisible()
    const both = ['Сет 2 виконано', 'Сет 3 виконано']
    await press({ canvas: squat, userEvent }, 'Видалити сет 2')
    await expect(ticked(squat)).toEqual(['Сет 2 виконано'])
    await userEvent.click(canvas.getByRole('button', { name: 'Повернути' }))
    await expect(ticked(squat)).toEqual(both)
    await userEvent.click(canvas.getByRole('button', { name: `Видалити вправу: ${SQUAT}` }))
    await userEvent.click(canvas.getByRole('button', { name: 'Повернути' }))
    const again = await exercise(canvas, SQUAT)
    await expect(ticked(again)).toEqual(both)
  },
}

export const RestAfterSave: Story = {
  name: 'Після збереження відпочинок кінчається з позначкою свого сету',
  async play({ canvas, userEvent, loaded }) {
    const squat = await exercise(canvas, SQUAT)
    await userEvent.selectOptions(squat.getByLabelText('Відпочинок'), '2 хв')
    await userEvent.click(squat.getByRole('button', { name: 'Повторити сет' }))
    await userEvent.click(squat.getByRole('button', { name: 'Сет 8 виконано' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти зміни' }))
    const { router } = loaded['app']
    await expectToBeAt({ loaded }, '/calendar')
    await router.navigate({ to: '/session/$sessionId/edit', params: { sessionId: STRENGTH } })
    const again = await exercise(canvas, SQUAT)
    await canvas.findByRole('timer')
    await userEvent.click(again.getByRole('button', { name: 'Сет 8 виконано' }))
    await expect(canvas.queryByRole('timer')).toBeNull()
  },
}

export const TicksAfterDiscard: Story = {
  name: 'Відкинуті зміни повертають позначки до їхніх сетів',
  async play({ canvas, userEvent }) {
    const squat = await exercise(canvas, SQUAT)
    await press({ canvas: squat, userEvent }, 'Сет 2 виконано')
    await press({ canvas: squat, userEvent }, 'Видалити сет 1')
    await press({ canvas: squat, userEvent }, 'Повторити сет')
    await press({ canvas: squat, userEvent }, 'Сет 7 виконано')
    await expect(ticked(squat)).toEqual(['Сет 1 виконано', 'Сет 7 виконано'])
    await userEvent.click(canvas.getByRole('link', { name: 'Назад' }))
    const discard = { name: 'Так, не зберігати' }
    await userEvent.click(await settled(await page().findByRole('button', discard)))
    await userEvent.click(await canvas.findByRole('link', { name: 'Редагувати' }))
    await expect(ticked(await exercise(canvas, SQUAT))).toEqual(['Сет 2 виконано'])
  },
}

export const NoUndo: Story = {
  name: 'Поки зберігається чи після змін в іншій вкладці повертати нічого',
  async play({ canvas, userEvent }) {
    const squat = await exercise(canvas, SQUAT)
    await userEvent.click(squat.getByRole('button', { name: 'Видалити сет 1' }))
    await canvas.findByRole('button', { name: 'Повернути' })
    const come = await holdAnswers()
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти зміни' }))
    await canvas.findByRole('button', { name: 'Збереження…' })
    await expect(canvas.queryByRole('button', { name: 'Повернути' })).toBeNull()
    await reached()
    await window.mock?.fault('PUT', '/v1/calendar/sessions/{id}', 'network', 1)
    await come()
    await canvas.findByRole('alert')
    await canvas.findByRole('button', { name: 'Повернути' })
    // The other tab discards the changes.
    const draft = keptDrafts().find((key) => key.includes('/session/'))
    writeInAnotherTab(draft ?? '', null)
    await waitFor(() => expect(squat.getAllByRole('listitem')).toHaveLength(7))
    await expect(canvas.queryByRole('button', { name: 'Повернути' })).toBeNull()
  },
}
