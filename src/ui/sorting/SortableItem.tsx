import { useSortable } from '@dnd-kit/sortable'
import { ActionIcon } from '@mantine/core'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import type { ReactNode } from 'react'

import { IconButton } from '#src/ui/IconButton.tsx'

import classes from './SortableList.module.css'

interface SortableItemProps {
  id: string
  label: string
  /** No motion. */
  reducedMotion: boolean
  /** null at the end of the list. */
  onUp: (() => void) | null
  onDown: (() => void) | null
  render: (handle: ReactNode, moveButtons: ReactNode) => ReactNode
}

/**
 * One item of a sortable list. Only its handle has listeners, so that a typed Space drags nothing.
 */
export function SortableItem({
  id,
  label,
  reducedMotion,
  onUp,
  onDown,
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
  const handle = (
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
  )
  const moveButtons = (
    <span className={classes['moves']}>
      <IconButton label={`Вгору: ${label}`} disabled={!onUp} onClick={() => onUp?.()}>
        <IconArrowUp size={20} aria-hidden />
      </IconButton>
      <IconButton label={`Вниз: ${label}`} disabled={!onDown} onClick={() => onDown?.()}>
        <IconArrowDown size={20} aria-hidden />
      </IconButton>
    </span>
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
      {render(handle, moveButtons)}
    </li>
  )
}
