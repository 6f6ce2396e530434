import { useSortable } from '@dnd-kit/sortable'
import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'

import { IconButton } from '#src/ui/IconButton.tsx'

import classes from './SortableList.module.css'

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
  render: (handle: ReactNode, moveButtons: ReactNode) => ReactNode
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
  const moveButtons = useMemo(() => {
    const up = (): void => onStep(label, index, index - 1)
    const down = (): void => onStep(label, index, index + 1)
    return (
      <span className={classes['moves']}>
        <IconButton label={`Вгору: ${label}`} disabled={index === 0} onClick={up}>
          <IconArrowUp size={20} aria-hidden />
        </IconButton>
        <IconButton label={`Вниз: ${label}`} disabled={last} onClick={down}>
          <IconArrowDown size={20} aria-hidden />
        </IconButton>
      </span>
    )
  }, [label, index, last, onStep])
  // A drag renders the items again, but not their content.
  const content = useMemo(() => render(handle, moveButtons), [render, handle, moveButtons])
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
