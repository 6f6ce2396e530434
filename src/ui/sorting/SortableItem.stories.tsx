import { DndContext } from '@dnd-kit/core'
import { SortableContext } from '@dnd-kit/sortable'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { Card } from '#src/ui/Card.tsx'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { expectPseudoState } from '#tests/fixtures/stories/pseudo-state.fixture.ts'

import { SortableItem } from './SortableList.tsx'

const meta = {
  title: 'Елементи/Рядок, що пересувається',
  component: SortableItem,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Один рядок списку, що сортується: сам він не буває. Показує, звідки беруться ручка й кнопки, які рядок розміщує в себе.',
      },
    },
  },
  args: {
    id: 'bench',
    label: 'Жим лежачи',
    reducedMotion: false,
    index: 1,
    last: false,
    onStep: fn(),
    render: (handle, moveButtons) => (
      <Card>
        <div style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
          {handle}
          <span style={{ flex: 1, minWidth: 0 }}>Вправа</span>
          {moveButtons}
        </div>
      </Card>
    ),
  },
  render: (args) => (
    <DndContext>
      <SortableContext items={[args.id]}>
        <ol style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          <SortableItem {...args} />
        </ol>
      </SortableContext>
    </DndContext>
  ),
} satisfies Meta<typeof SortableItem>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Усередині списку',
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('button', { name: 'Пересунути: Жим лежачи' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Вгору: Жим лежачи' }))
    await expect(args.onStep).toHaveBeenLastCalledWith('Жим лежачи', 1, 0)
  },
}

export const Disabled: Story = {
  name: 'Єдиний: нікуди пересувати',
  args: { index: 0, last: true },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Вгору: Жим лежачи' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Вниз: Жим лежачи' }))
    await expect(args.onStep).not.toHaveBeenCalled()
  },
}

export const Hovered: Story = {
  name: 'Під вказівником',
  globals: { pseudo: { hover: true } },
  async play({ canvas }) {
    await expectPseudoState(canvas.getByRole('button', { name: 'Вгору: Жим лежачи' }))
  },
}

export const Focused: Story = {
  name: 'У фокусі',
  globals: { pseudo: { focus: true, focusVisible: true, focusWithin: true } },
  async play({ canvas }) {
    await expectPseudoState(canvas.getByRole('button', { name: 'Вгору: Жим лежачи' }))
  },
}
