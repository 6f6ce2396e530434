import { useState } from 'react'

import { editTime, type HoursSlot, type WeekHours } from '#src/features/hours/rules/hours-editor.ts'
import { normaliseTimeInput } from '#src/features/hours/rules/time-input.ts'

export type Edge = 'start' | 'end'

/** The texts of time fields that are not times of the week: still being typed, or unparsable. */
export interface TypedTimes {
  textOf: (slot: HoursSlot, edge: Edge) => string
  /** Whether the field was left with a text that is not a time. */
  isUnreadable: (slot: HoursSlot, edge: Edge) => boolean
  type: (slot: HoursSlot, edge: Edge, text: string) => void
  enter: (slot: HoursSlot, edge: Edge) => void
  leave: (day: number, slot: HoursSlot, edge: Edge) => void
}

const nameOf = ({ key }: HoursSlot, edge: Edge): string => `${key} ${edge}`

/**
 * The texts of the fields of `week`. On blur a valid text is applied to the week by `edit`; an
 * invalid one stays in the field.
 */
export function useTypedTimes(
  week: WeekHours,
  edit: (change: (week: WeekHours) => WeekHours) => void,
) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [focused, setFocused] = useState<string | null>(null)

  const drop = (name: string): void =>
    setTexts((all) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== name)))

  const times: TypedTimes = {
    textOf: (slot, edge) => texts[nameOf(slot, edge)] ?? slot[edge],
    isUnreadable: (slot, edge) =>
      texts[nameOf(slot, edge)] !== undefined && focused !== nameOf(slot, edge),
    type: (slot, edge, text) => {
      const name = nameOf(slot, edge)
      setFocused(name)
      if (text === slot[edge]) drop(name)
      else setTexts({ ...texts, [name]: text })
    },
    enter: (slot, edge) => setFocused(nameOf(slot, edge)),
    leave: (day, slot, edge) => {
      const name = nameOf(slot, edge)
      const text = texts[name]
      setFocused(null)
      if (text === undefined || normaliseTimeInput(text) === null) return
      drop(name)
      edit((current) => editTime(current, day, slot.key, edge, text))
    },
  }
  const names = new Set(week.flat().flatMap((slot) => [nameOf(slot, 'start'), nameOf(slot, 'end')]))
  return {
    times,
    /** Whether a field has a text that is not in the week. */
    pending: Object.keys(texts).some((name) => names.has(name)),
    reset: (): void => setTexts({}),
  }
}
