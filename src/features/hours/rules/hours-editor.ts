// The weekly hours in edit mode (product §4 «Working hours»). Every function returns a new week and
// leaves the given one unchanged. In a week that was edited only by them, the slots of a day
// are in order, share no minute, last at least one, and end by 23:59.
import { newKey } from '#src/domain/lists.ts'
import { LAST_MINUTE, fromMinutes, toMinutes } from '#src/domain/time/clock-time.ts'
import { trimSeconds } from '#src/domain/time/date-text.ts'

/** The times of a working slot: day 0 is Monday, times 'HH:MM' or 'HH:MM:SS'. */
export interface SlotTimes {
  work_day: number
  start_time: string
  end_time: string
}

/** A saved working slot. */
export interface WorkingSlot extends SlotTimes {
  id: string
}

/** A working slot in the editor: 'HH:MM', the saved slot that it came from, a stable key. */
export interface HoursSlot {
  key: string
  id: string | null
  start: string
  end: string
}

export type DayHours = readonly HoursSlot[]

/** Seven days from Monday. */
export type WeekHours = readonly DayHours[]

const FIRST_SLOT = { start: '09:00', end: '18:00' }
const SLOT_MINUTES = 60
const LATEST = fromMinutes(LAST_MINUTE)

/** The saved week in edit mode; the slots of a day by their start. */
export function fromSchedules(schedules: readonly WorkingSlot[]): WeekHours {
  return Array.from({ length: 7 }, (_, day) =>
    schedules
      .filter((slot) => slot.work_day === day)
      .map(({ id, start_time, end_time }) => ({
        key: id,
        id,
        start: trimSeconds(start_time),
        end: trimSeconds(end_time),
      }))
      .toSorted((a, b) => toMinutes(a.start) - toMinutes(b.start)),
  )
}

/** Why the day accepts no further slot, in words for the coach; null if it does. */
export function addRefusal(day: DayHours): string | null {
  return day.at(-1)?.end === LATEST ? `Останній слот закінчується о ${LATEST}` : null
}

/**
 * Adds a slot to day 0 to 6: 09:00–18:00 to an empty one, else the hour after the last slot, cut at
 * 23:59. A day that accepts none (`addRefusal`) stays as it is.
 */
export function addSlot(week: WeekHours, day: number): WeekHours {
  return withDay(week, day, (slots) => {
    if (addRefusal(slots) !== null) return slots
    const last = slots.at(-1)
    const times = last
      ? { start: last.end, end: fromMinutes(toMinutes(last.end) + SLOT_MINUTES) }
      : FIRST_SLOT
    return [...slots, { key: newKey(), id: null, ...times }]
  })
}

/** Removes a slot from day 0 to 6. */
export function removeSlot(week: WeekHours, day: number, key: string): WeekHours {
  return withDay(week, day, (slots) => slots.filter((slot) => slot.key !== key))
}

/**
 * Applies the start or end that the coach typed, on blur; a text that is not a time changes
 * nothing. The typed time is kept, and the day's other times move no further than they must; but a
 * start at or after its end moves the end too, so that the slot is as long as before. It is itself
 * cut only if a minute for each slot before or after it would not fit into the day.
 */
export function editTime(
  week: WeekHours,
  day: number,
  key: string,
  edge: 'start' | 'end',
  text: string,
): WeekHours {
  const value = normaliseTimeInput(text)
  if (value === null) return week
  return withDay(week, day, (slots) => {
    const at = slots.findIndex((slot) => slot.key === key)
    const slot = slots[at]
    if (!slot) return slots
    if (edge === 'end') return settle(slots, 2 * at + 1, value)
    const typed = toMinutes(value)
    const length = toMinutes(slot.end) - toMinutes(slot.start)
    const isMoved = typed >= toMinutes(slot.end)
    const longer = isMoved ? settle(slots, 2 * at + 1, fromMinutes(typed + length)) : slots
    return settle(longer, 2 * at, value)
  })
}

/** The time at the end of a slot for which there is no time slot: they last an hour (decision 33). */
export function restOf({ start, end }: Pick<HoursSlot, 'start' | 'end'>): string | null {
  const rest = (toMinutes(end) - toMinutes(start)) % SLOT_MINUTES
  return rest > 0 ? `${fromMinutes(toMinutes(end) - rest)}–${end}` : null
}

/** Replaces every other day's slots with unsaved copies of this day's. */
export function copyDayToAll(week: WeekHours, day: number): WeekHours {
  const slots = week[day] ?? []
  return week.map((other, index) =>
    index === day ? other : slots.map((slot) => ({ ...slot, key: newKey(), id: null })),
  )
}

/** The slots of a week as the server has them, and the id of the saved one they came from. */
export function slotsOf(week: WeekHours): { from: string | null; slot: SlotTimes }[] {
  return week.flatMap((day, work_day) =>
    day.map(({ id, start, end }) => ({
      from: id,
      slot: { work_day, start_time: start, end_time: end },
    })),
  )
}

/** The day and the times of a slot, as a text to compare. */
export function timesOf({ work_day, start_time, end_time }: SlotTimes): string {
  return `${work_day} ${trimSeconds(start_time)}–${trimSeconds(end_time)}`
}

/** Whether both weeks have the same times, wherever their slots came from. */
export function sameHours(a: WeekHours, b: WeekHours): boolean {
  const text = (week: WeekHours) => String(slotsOf(week).map(({ slot }) => timesOf(slot)))
  return text(a) === text(b)
}

/**
 * Sets one edge of a day (edge 2n is the start of slot n, 2n + 1 its end). Each edge is first
 * reduced by the least minutes that the slots up to it take. Then the edges only have to ascend
 * within the rest of the day: those before are at most the edited one, those after at least.
 */
function settle(slots: DayHours, edited: number, value: string): DayHours {
  const room = LAST_MINUTE - slots.length
  const lowered = (time: string, edge: number) =>
    Math.min(Math.max(toMinutes(time) - minutesBefore(edge), 0), room)
  const pivot = lowered(value, edited)
  const ascending = (time: string, edge: number) => {
    if (edge < edited) return Math.min(lowered(time, edge), pivot)
    return edge > edited ? Math.max(lowered(time, edge), pivot) : pivot
  }
  const settled = (time: string, edge: number) =>
    fromMinutes(ascending(time, edge) + minutesBefore(edge))
  return slots.map((slot, n) => ({
    ...slot,
    start: settled(slot.start, 2 * n),
    end: settled(slot.end, 2 * n + 1),
  }))
}

/** The least minutes that the slots before an edge take; for an end its own slot included. */
function minutesBefore(edge: number): number {
  return Math.ceil(edge / 2)
}

function withDay(week: WeekHours, day: number, change: (slots: DayHours) => DayHours): WeekHours {
  return week.map((slots, index) => (index === day ? change(slots) : slots))
}

/**
 * A typed time as 'HH:MM': accepts '9', '9:5', '9.30', '930' and '0930'; an hour above 23 becomes
 * 23:59. Null if it cannot be parsed, such as a minute above 59.
 */
export function normaliseTimeInput(text: string): string | null {
  const typed = text.trim()
  const parts = /^(\d{1,2})(?:[:.,\s-](\d{0,2}))?$/.exec(typed) ?? /^(\d{1,2})(\d\d)$/.exec(typed)
  if (parts === null) return null
  const hours = Number(parts[1])
  const minutes = Number(parts[2] ?? 0)
  if (hours > 23) return fromMinutes(LAST_MINUTE)
  return minutes > 59 ? null : fromMinutes(hours * 60 + minutes)
}
