import { DndContext } from '@dnd-kit/core'
import { SortableContext } from '@dnd-kit/sortable'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { Card } from '#src/ui/Card.tsx'
import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { SortableItem } from './SortableList.tsx'

const meta = {
  title: 'Елементи/Рядок, що пересувається',
  component: SortableItem,
  ...part(
    'Один рядок списку, що сортується: сам він не буває. Показує, звідки беруться ручка й кнопки, які рядок розміщує в себе.',
  ),
  args: {
    id: 'bench',
    label: 'Жим лежачи',
    reducedMotion: false,
    index: 1,
    last: false,
    onStep: fn(),
    render: (handle, moveButtons) => (
      <Card>
        {handle} Вправа {moveButtons}
      </Card>
    ),
  },
  render: (args) => (
    <DndContext>
      <SortableContext items={[args.id]}>
        <ol>
          <SortableItem {...args} />
        </ol>
      </SortableContext>
    </DndContext>
  ),
} satisfies Meta<typeof SortableItem>
export default meta

export const Default: StoryObj<typeof meta> = { name: 'Усередині списку' }
