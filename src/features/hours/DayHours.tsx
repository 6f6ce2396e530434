import { Button, Input, Text, Title } from '@mantine/core'
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useId, useRef, useState } from 'react'

import { WEEKDAYS } from '#src/domain/time/calendar-text.ts'
import {
  addRefusal,
  addSlot,
  copyDayToAll,
  type DayHours as Slots,
  editTime,
  type HoursSlot,
  normaliseTimeInput,
  removeSlot,
  restOf,
  type WeekHours,
} from '#src/features/hours/rules/hours-editor.ts'
import { IconButton } from '#src/ui/IconButton.tsx'

import classes from './DayHours.module.css'

/** 'HH:MM', hours 0-23 (product §5 «Working hours»). */
const TIME_PATTERN = '([01]\\d|2[0-3]):[0-5]\\d'

const EDGES = ['start', 'end'] as const

type Edge = (typeof EDGES)[number]

/** Applies a change to the week. */
type EditWeek = (change: (week: WeekHours) => WeekHours) => void

/**
 * The texts of time fields that are not times of the week: still being typed, or unparsable. On
 * blur a valid text is applied to the week by `edit`; an invalid one stays in the field.
 */
export function useTypedTimes(week: WeekHours, edit: EditWeek) {
  const [texts, setTexts] = useState<Readonly<Record<string, string | undefined>>>({})
  const [focused, setFocused] = useState<string | null>(null)

  const fieldOf = (day: number, slot: HoursSlot, edge: Edge) => {
    const name = `${slot.key} ${edge}`
    const text = texts[name] ?? slot[edge]
    const pending = text !== slot[edge]
    const setText = (next?: string): void => setTexts((all) => ({ ...all, [name]: next }))
    return {
      text,
      pending,
      /** Whether the field was left with a text that is not a time. */
      unreadable: pending && focused !== name,
      type: (typed: string): void => {
        setFocused(name)
        setText(typed)
      },
      enter: (): void => setFocused(name),
      leave: (): void => {
        setFocused(null)
        if (normaliseTimeInput(text) === null) return
        setText()
        if (pending) edit((current) => editTime(current, day, slot.key, edge, text))
      },
    }
  }
  const pending = week.some((slots, day) =>
    slots.some((slot) => EDGES.some((edge) => fieldOf(day, slot, edge).pending)),
  )
  return { fieldOf, pending, reset: (): void => setTexts({}) }
}

type FieldOf = ReturnType<typeof useTypedTimes>['fieldOf']

/** The working slots of a day of the week (product §4 «Working hours»). */
export function DayHours({
  day,
  slots,
  fieldOf,
  edit,
}: {
  /** 0 is Monday. */
  day: number
  slots: Slots
  fieldOf: FieldOf
  edit: EditWeek
}): ReactNode {
  const id = useId()
  const weekday = WEEKDAYS[day] ?? ''
  const name = weekday.charAt(0).toUpperCase() + weekday.slice(1)
  const add = useRef<HTMLButtonElement>(null)
  const refusal = addRefusal(slots)
  const remove = (key: string): void => {
    edit((week) => removeSlot(week, day, key))
    // The pressed button is removed.
    add.current?.focus()
  }
  const errorOf = ({ key }: HoursSlot): string => `${id}-${key}`
  /** A typed time is applied on blur, and on Enter. */
  const input = (slot: HoursSlot, edge: Edge, label: string): ReactNode => {
    const field = fieldOf(day, slot, edge)
    return (
      <Input
        // The label is not visible: the column has a heading.
        aria-label={label}
        value={field.text}
        placeholder="09:00"
        pattern={TIME_PATTERN}
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        className={classes['time'] ?? ''}
        withAria={false}
        error={field.unreadable}
        aria-invalid={field.unreadable}
        aria-describedby={field.unreadable ? errorOf(slot) : undefined}
        onChange={(event) => field.type(event.currentTarget.value)}
        onFocus={(event) => {
          event.currentTarget.select()
          field.enter()
        }}
        onBlur={field.leave}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Applies the time; saving has its own button.
          event.preventDefault()
          field.leave()
        }}
      />
    )
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
              {slots.map((slot, n) => {
                const slotName = `${name}, слот ${n + 1}`
                return (
                  <li key={slot.key} className={classes['slot']}>
                    {input(slot, 'start', `Початок. ${slotName}`)}
                    <span aria-hidden>–</span>
                    {input(slot, 'end', `Кінець. ${slotName}`)}
                    <IconButton label={`Видалити. ${slotName}`} onClick={() => remove(slot.key)}>
                      <IconTrash size={20} aria-hidden />
                    </IconButton>
                    {/* Only for the first slot (product §4 «Working hours»). */}
                    {n === 0 && (
                      <Button
                        variant="subtle"
                        className={classes['copy'] ?? ''}
                        aria-label={`Скопіювати на всі дні. ${slotName}`}
                        onClick={() => edit((week) => copyDayToAll(week, day))}
                      >
                        <IconCopy size={20} aria-hidden />
                        <span>Скопіювати на всі дні</span>
                      </Button>
                    )}
                    {restOf(slot) && (
                      <Text size="sm" c="dimmed" className={classes['rest'] ?? ''}>
                        Слот триває годину: {restOf(slot)} лишається поза записом
                      </Text>
                    )}
                    {EDGES.some((edge) => fieldOf(day, slot, edge).unreadable) && (
                      <Text
                        id={errorOf(slot)}
                        role="alert"
                        size="sm"
                        c="var(--pulse-error)"
                        className={classes['error'] ?? ''}
                      >
                        Введи час від 00:00 до 23:59, наприклад 09:00
                      </Text>
                    )}
                  </li>
                )
              })}
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
        <Text size="sm" c="dimmed" id={`${id}-refusal`} style={{ gridArea: 'refusal' }}>
          {refusal}
        </Text>
      )}
    </section>
  )
}
