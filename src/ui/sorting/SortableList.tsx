import {
  type DndContextProps,
  type UniqueIdentifier,
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
import { useSortable, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { useRef, type ReactNode, useMemo, useCallback, useState } from 'react'

import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/VisuallyHidden.css'
import { IconButton } from '#src/ui/IconButton.tsx'

import classes from './SortableList.module.css'

/** The place of an item; `index` counts from 0. */
export const placeText = (label: string, index: number, length: number): string =>
  `${label}: місце ${index + 1} з ${length}`

const INSTRUCTIONS =
  'Щоб пересунути, натисни пробіл. Далі стрілки вгору і вниз змінюють місце, пробіл залишає на новому місці, Escape скасовує.'

/** The announcements for screen readers while an item is dragged. */
export function useSortingSpeech(
  keys: readonly string[],
  labels: readonly string[],
): NonNullable<DndContextProps['accessibility']> {
  // The item's original place is announced only after the item has been over another one.
  const announced = useRef(-1)
  const indexOf = (id: UniqueIdentifier | undefined): number => keys.findIndex((key) => key === id)
  const place = (id: UniqueIdentifier, at: UniqueIdentifier = id): string =>
    placeText(labels[indexOf(id)] ?? '', indexOf(at), keys.length)
  return {
    screenReaderInstructions: { draggable: INSTRUCTIONS },
    announcements: {
      onDragStart({ active: { id } }) {
        announced.current = indexOf(id)
        return `Взято. ${place(id)}`
      },
      onDragOver({ active: { id }, over }) {
        const to = indexOf(over?.id)
        if (to < 0 || to === announced.current) return undefined
        announced.current = to
        return place(id, over?.id)
      },
      onDragEnd: ({ active: { id }, over }) => `Поставлено. ${place(id, over?.id)}`,
      onDragCancel: ({ active: { id } }) => `Скасовано. ${place(id)}`,
    },
  }
}

/** Move an item by one place; null at the end of the list. Constants while its place is the same. */
export interface Moves {
  up: (() => void) | null
  down: (() => void) | null
}

interface SortableItemProps {
  id: string
  label: string
  /** Whether to move items without animation. */
  reducedMotion: boolean
  /** Its index in the list, and whether it is the last one. */
  index: number
  last: boolean
  /** Both are indexes in the list. */
  onStep: (label: string, from: number, to: number) => void
  /** Called with the same nodes while nothing in them has changed. */
  render: (handle: ReactNode, moveButtons: ReactNode, moves: Moves) => ReactNode
}

/**
 * One item of a sortable list. Only its handle has listeners, so that Space in a text field does
 * not start a drag.
 */
export function SortableItem({
  id,
  label,
  reducedMotion,
  index,
  last,
  onStep,
  render,
}: SortableItemProps): ReactNode {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({
    id,
    attributes: { roleDescription: 'кнопка пересування' },
    transition: reducedMotion ? null : { duration: 180, easing: 'ease' },
  })
  const handle = useMemo(
    () => (
      <ActionIcon
        ref={setActivatorNodeRef}
        className={classes['handle'] ?? ''}
        color="ink"
        {...attributes}
        {...listeners}
        aria-label={`Пересунути: ${label}`}
      >
        <IconGripVertical size={20} aria-hidden />
      </ActionIcon>
    ),
    [setActivatorNodeRef, attributes, listeners, label],
  )
  const moves = useMemo(
    (): Moves => ({
      up: index === 0 ? null : () => onStep(label, index, index - 1),
      down: last ? null : () => onStep(label, index, index + 1),
    }),
    [label, index, last, onStep],
  )
  const moveButtons = useMemo(
    () => (
      <span className={classes['moves']}>
        <IconButton label={`Вгору: ${label}`} disabled={!moves.up} onClick={() => moves.up?.()}>
          <IconArrowUp size={20} aria-hidden />
        </IconButton>
        <IconButton label={`Вниз: ${label}`} disabled={!moves.down} onClick={() => moves.down?.()}>
          <IconArrowDown size={20} aria-hidden />
        </IconButton>
      </span>
    ),
    [label, moves],
  )
  // A drag renders the items again, but not their content.
  const content = useMemo(
    () => render(handle, moveButtons, moves),
    [render, handle, moveButtons, moves],
  )
  return (
    <li
      ref={setNodeRef}
      className={classes['item']}
      data-dragging={isDragging}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
    >
      {content}
    </li>
  )
}

interface SortableListProps<T> {
  /** `key` identifies an item for as long as it is in the list. */
  items: readonly T[]
  /** The accessible name of an item. */
  labelOf: (item: T) => string
  /** Both are indexes in `items`. */
  onMove: (from: number, to: number) => void
  /** `handle` drags the item; `moveButtons` are «вгору» and «вниз», which `moves` does, too. */
  renderItem: (item: T, handle: ReactNode, moveButtons: ReactNode, moves: Moves) => ReactNode
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
export function SortableList<T extends { key: string }>({
  items,
  labelOf,
  onMove,
  renderItem,
}: SortableListProps<T>): ReactNode {
  const reducedMotion = useReducedMotion()
  const sensors = useSensors(
    useSensor(PointerSensor, POINTER),
    useSensor(KeyboardSensor, reducedMotion ? KEYBOARD_AT_ONCE : KEYBOARD),
  )
  const keys = items.map(({ key }) => key)
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
        <ol className={`u-column u-xs ${classes['list']}`}>
          {items.map((item, index) => (
            <SortableItem
              key={item.key}
              id={item.key}
              label={labelOf(item)}
              reducedMotion={reducedMotion}
              index={index}
              last={index === count - 1}
              onStep={step}
              render={(...parts) => renderItem(item, ...parts)}
            />
          ))}
        </ol>
      </SortableContext>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </DndContext>
  )
}
