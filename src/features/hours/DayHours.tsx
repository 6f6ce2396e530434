import { Button, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'

import {
  addRefusal,
  addSlot,
  copyDayToAll,
  type DayHours as Slots,
  removeSlot,
  type WeekHours,
} from '#src/features/hours/rules/hours-editor.ts'

import { DAY_NAMES } from './day-names.ts'
import { SlotRow } from './SlotRow.tsx'
import type { TypedTimes } from './use-typed-times.ts'

import classes from './DayHours.module.css'

interface DayHoursProps {
  /** 0 is Monday. */
  day: number
  slots: Slots
  times: TypedTimes
  edit: (change: (week: WeekHours) => WeekHours) => void
}

/** The working slots of a day of the week (product §4 «Working hours»). */
export function DayHours({ day, slots, times, edit }: DayHoursProps): ReactNode {
  const id = useId()
  const add = useRef<HTMLButtonElement>(null)
  const name = DAY_NAMES[day] ?? ''
  const refusal = addRefusal(slots)
  const remove = (key: string): void => {
    edit((week) => removeSlot(week, day, key))
    // The pressed button is removed.
    add.current?.focus()
  }
  return (
    <section className={classes['day']} aria-labelledby={id}>
      <Title order={2} id={id} className={classes['name'] ?? ''}>
        {name}
      </Title>
      <div className={classes['slots']}>
        {slots.length === 0 ? (
          <Text className={classes['off'] ?? ''}>недоступний(-а)</Text>
        ) : (
          <>
            <div className={classes['heads']} aria-hidden>
              <span>Початок</span>
              <span>Кінець</span>
            </div>
            <ol className={classes['list']}>
              {slots.map((slot, n) => (
                <SlotRow
                  key={slot.key}
                  slot={slot}
                  day={day}
                  name={`${name}, слот ${n + 1}`}
                  times={times}
                  onRemove={() => remove(slot.key)}
                  onCopy={n === 0 ? () => edit((week) => copyDayToAll(week, day)) : null}
                />
              ))}
            </ol>
          </>
        )}
      </div>
      <Button
        ref={add}
        variant="subtle"
        className={classes['add'] ?? ''}
        leftSection={<IconPlus size={18} aria-hidden />}
        aria-label={`Додати слот. ${name}`}
        {...(refusal !== null && {
          'aria-disabled': true,
          'data-disabled': true,
          'aria-describedby': `${id}-refusal`,
        })}
        onClick={() => edit((week) => addSlot(week, day))}
      >
        Додати слот
      </Button>
      {refusal !== null && (
        <Text size="sm" c="dimmed" id={`${id}-refusal`} className={classes['refusal'] ?? ''}>
          {refusal}
        </Text>
      )}
    </section>
  )
}
