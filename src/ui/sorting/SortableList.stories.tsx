import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fireEvent, waitFor, type within } from 'storybook/test'

import { moveExercise } from '#src/domain/sets.ts'
import { Card } from '#src/ui/Card.tsx'
import { watchRendered } from '#storybook/rendered.ts'
import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { useArg } from '#tests/fixtures/stories/use-arg.fixture.ts'

import { SortableList } from './SortableList.tsx'

const EXERCISES = [
  'Жим лежачи',
  'Присідання зі штангою',
  'Станова тяга',
  'Розведення гантелей лежачи на похилій лаві з паузою внизу',
]

function Example({ items: given }: { items: readonly string[] }): ReactNode {
  const [items, setItems] = useArg(given)
  return (
    <SortableList
      items={items.map((key) => ({ key }))}
      labelOf={({ key }) => key}
      onMove={(from, to) => setItems(moveExercise(items, from, to))}
      renderItem={({ key: name }, handle, moveButtons) => (
        <Card>
          <div style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
            {handle}
            <input
              aria-label={`Назва: ${name}`}
              defaultValue={name}
              style={{ flex: 1, minWidth: 0 }}
            />
            {moveButtons}
          </div>
        </Card>
      )}
    />
  )
}

const meta = {
  title: 'Елементи/Список, що сортується',
  component: SortableList,
  render: ({ items }) => <Example items={items} />,
  ...part(
    'Порядок важить: вправи тренування, сети плану. Пересувають пальцем, клавіатурою або кнопками.',
  ),
  args: { items: EXERCISES },
} satisfies Meta
export default meta
type Story = StoryObj<typeof Example>
type Canvas = ReturnType<typeof within>

const handleOf = (canvas: Canvas, name: string): HTMLElement =>
  canvas.getByRole('button', { name: `Пересунути: ${name}` })
const itemOf = (canvas: Canvas, name: string): HTMLElement | null =>
  handleOf(canvas, name).closest('li')
/** Waits until the list reacts to keys and touch: dnd-kit has then added its status beside ours. */
const ready = (canvas: Canvas): Promise<void> =>
  waitFor(() => expect(canvas.getAllByRole('status')).toHaveLength(2))
const order = (canvas: Canvas): (string | null)[] =>
  canvas.getAllByRole('textbox').map((field: HTMLElement) => field.getAttribute('aria-label'))
const START = EXERCISES.map((name) => `Назва: ${name}`)
const FIRST_TWO_SWAPPED = [START[1], START[0], ...START.slice(2)]

export const Keyboard: Story = {
  name: 'Клавіатура: пробіл, стрілки по 25 px, пробіл або Escape',
  async play({ canvas, userEvent }) {
    await ready(canvas)
    const handle = handleOf(canvas, 'Жим лежачи')
    await expect(handle).toHaveAccessibleDescription(
      'Щоб пересунути, натисни пробіл. Далі стрілки вгору і вниз змінюють місце, пробіл залишає на новому місці, Escape скасовує.',
    )
    await expect(handle).toHaveAttribute('aria-roledescription', 'кнопка пересування')
    handle.focus()
    await userEvent.keyboard(' ')
    await canvas.findByText('Взято. Жим лежачи: місце 1 з 4')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() =>
      expect(itemOf(canvas, 'Жим лежачи')?.style.transform).toBe('translate3d(0px, 25px, 0px)'),
    )
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await canvas.findByText('Жим лежачи: місце 2 з 4')
    await userEvent.keyboard(' ')
    await canvas.findByText('Поставлено. Жим лежачи: місце 2 з 4')
    await expect(order(canvas)).toEqual(FIRST_TWO_SWAPPED)
    await waitFor(() => expect(handleOf(canvas, 'Жим лежачи')).toHaveFocus())
    await userEvent.keyboard(' ')
    await canvas.findByText('Взято. Жим лежачи: місце 2 з 4')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    await canvas.findByText('Жим лежачи: місце 3 з 4')
    await userEvent.keyboard('{Escape}')
    await canvas.findByText('Скасовано. Жим лежачи: місце 2 з 4')
    await expect(order(canvas)).toEqual(FIRST_TWO_SWAPPED)
  },
}

export const Buttons: Story = {
  name: 'Кнопки «вгору» і «вниз»; пробіл у полі нічого не пересуває',
  async play({ canvas, userEvent }) {
    const down = canvas.getByRole('button', { name: 'Вниз: Жим лежачи' })
    await userEvent.click(down)
    await expect(order(canvas)).toEqual(FIRST_TWO_SWAPPED)
    await expect(down).toHaveFocus()
    await expect(canvas.getByText('Жим лежачи: місце 2 з 4')).toBeInTheDocument()
    const up = canvas.getByRole('button', { name: 'Вгору: Жим лежачи' })
    await userEvent.click(up)
    await userEvent.click(up)
    await expect(order(canvas)).toEqual(START)
    await expect(up).toHaveFocus()
    for (const end of [up, canvas.getByRole('button', { name: /^Вниз: Розведення/ })])
      await expect(end).toHaveAttribute('aria-disabled', 'true')
    const field = canvas.getByRole('textbox', { name: 'Назва: Жим лежачи' })
    await userEvent.type(field, ' вузько ')
    await expect(field).toHaveValue('Жим лежачи вузько ')
    await userEvent.keyboard(' {ArrowDown}')
    await expect(itemOf(canvas, 'Жим лежачи')).toHaveAttribute('data-dragging', 'false')
    await expect(canvas.queryByText(/Взято/)).toBeNull()
  },
}

export const Finger: Story = {
  name: 'Палець на ручці',
  async play({ canvas }) {
    await ready(canvas)
    const handle = handleOf(canvas, 'Жим лежачи')
    await expect(getComputedStyle(handle).touchAction).toBe('none')
    const { x, y } = handle.getBoundingClientRect()
    const at = (down: number) => ({
      bubbles: true,
      isPrimary: true,
      button: 0,
      pointerType: 'touch',
      clientX: x + 9,
      clientY: y + 9 + down,
    })
    await fireEvent.pointerDown(handle, at(0))
    await fireEvent.pointerMove(document, at(20))
    await canvas.findByText('Взято. Жим лежачи: місце 1 з 4')
    // Above the others.
    await expect(handle.closest('li')).toHaveStyle({ zIndex: '1' })
    // A move renders the items again, but not their content.
    const rendered = watchRendered(canvas.getAllByRole('textbox'))
    await fireEvent.pointerMove(document, at(100))
    await canvas.findByText('Жим лежачи: місце 2 з 4')
    await expect(rendered()).toEqual([])
    await fireEvent.pointerUp(document, at(100))
    await waitFor(() => expect(order(canvas)).toEqual(FIRST_TWO_SWAPPED))
  },
}
