import {
  closestCenter,
  defaultKeyboardCoordinateGetter,
  DndContext,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { VisuallyHidden } from '@mantine/core'

import '@mantine/core/styles/VisuallyHidden.css'
import { useReducedMotion } from '@mantine/hooks'
import { type ReactNode, useCallback, useState } from 'react'

import { SortableItem } from './SortableItem.tsx'
import { placeText, useSortingSpeech } from './use-sorting-speech.ts'

import classes from './SortableList.module.css'

interface SortableListProps<T> {
  items: readonly T[]
  /** Identifies an item for as long as it is in the list. */
  keyOf: (item: T) => string
  /** The accessible name of an item. */
  labelOf: (item: T) => string
  /** Both are indexes in `items`. */
  onMove: (from: number, to: number) => void
  /** `handle` drags the item; `moveButtons` are «вгору» and «вниз». */
  renderItem: (item: T, handle: ReactNode, moveButtons: ReactNode) => ReactNode
}

/**
 * dnd-kit's default step of 25 px; that of its sortable preset would be a whole row. When a step
 * scrolls the page, the sensor does not prevent the browser's own scroll by 40 px, so this does.
 */
const stepBy25: KeyboardCoordinateGetter = (event, args) => {
  const next = defaultKeyboardCoordinateGetter(event, args)
  if (next) event.preventDefault()
  return next
}

// Constants: with new options dnd-kit makes new listeners, which renders every handle again.
// A tap must not start a drag.
const POINTER = { activationConstraint: { distance: 5 } }
const KEYBOARD = { scrollBehavior: 'smooth', coordinateGetter: stepBy25 } as const
const KEYBOARD_AT_ONCE = { scrollBehavior: 'auto', coordinateGetter: stepBy25 } as const

const straightDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/**
 * A list whose order can be changed: by pointer or touch on the handle, by keyboard on it (Space,
 * arrows by 25 px, Space or Escape: product §9), or by buttons.
 */
export function SortableList<T>({
  items,
  keyOf,
  labelOf,
  onMove,
  renderItem,
}: SortableListProps<T>): ReactNode {
  const reducedMotion = useReducedMotion()
  const sensors = useSensors(
    useSensor(PointerSensor, POINTER),
    useSensor(KeyboardSensor, reducedMotion ? KEYBOARD_AT_ONCE : KEYBOARD),
  )
  const keys = items.map(keyOf)
  const accessibility = useSortingSpeech(keys, items.map(labelOf))
  const [moved, setMoved] = useState('')

  const drop = ({ active, over }: DragEndEvent): void => {
    const from = keys.findIndex((key) => key === active.id)
    const to = keys.findIndex((key) => key === over?.id)
    if (to >= 0 && to !== from) onMove(from, to)
  }
  const count = items.length
  const step = useCallback(
    (label: string, from: number, to: number): void => {
      onMove(from, to)
      setMoved(placeText(label, to, count))
    },
    [onMove, count],
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[straightDown]}
      accessibility={accessibility}
      onDragEnd={drop}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol className={classes['list']}>
          {items.map((item, index) => (
            <SortableItem
              key={keyOf(item)}
              id={keyOf(item)}
              label={labelOf(item)}
              reducedMotion={reducedMotion}
              index={index}
              last={index === count - 1}
              onStep={step}
              render={(handle, moveButtons) => renderItem(item, handle, moveButtons)}
            />
          ))}
        </ol>
      </SortableContext>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </DndContext>
  )
}
