import { Button, Text } from '@mantine/core'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'

import type { HoursSlot } from '#src/features/hours/rules/hours-editor.ts'
import { IconButton } from '#src/ui/IconButton.tsx'

import { TimeField } from './TimeField.tsx'
import type { Edge, TypedTimes } from './use-typed-times.ts'

import classes from './DayHours.module.css'

interface SlotRowProps {
  slot: HoursSlot
  day: number
  /** «Понеділок, слот 1». */
  name: string
  times: TypedTimes
  onRemove: () => void
  /** Copies the day to all others; only for the first slot (product §4 «Working hours»). */
  onCopy: (() => void) | null
}

/** A working slot: its start and end. */
export function SlotRow({ slot, day, name, times, onRemove, onCopy }: SlotRowProps): ReactNode {
  const errorId = useId()
  const field = (edge: Edge, label: string): ReactNode => (
    <TimeField
      label={`${label}. ${name}`}
      value={times.textOf(slot, edge)}
      errorId={times.isUnreadable(slot, edge) ? errorId : undefined}
      onType={(text) => times.type(slot, edge, text)}
      onFocus={() => times.enter(slot, edge)}
      onLeave={() => times.leave(day, slot, edge)}
    />
  )
  return (
    <li className={classes['slot']}>
      {field('start', 'Початок')}
      <span aria-hidden>–</span>
      {field('end', 'Кінець')}
      <IconButton label={`Видалити. ${name}`} onClick={onRemove}>
        <IconTrash size={20} aria-hidden />
      </IconButton>
      {onCopy && (
        <Button
          variant="subtle"
          className={classes['copy'] ?? ''}
          aria-label={`Скопіювати на всі дні. ${name}`}
          onClick={onCopy}
        >
          <IconCopy size={20} aria-hidden />
          <span>Скопіювати на всі дні</span>
        </Button>
      )}
      {(times.isUnreadable(slot, 'start') || times.isUnreadable(slot, 'end')) && (
        <Text id={errorId} role="alert" size="sm" className={classes['error'] ?? ''}>
          Введи час від 00:00 до 23:59, наприклад 09:00
        </Text>
      )}
    </li>
  )
}
