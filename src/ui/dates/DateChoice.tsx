import { VisuallyHidden, FocusTrap } from '@mantine/core'
import { DatesProvider, DatePicker } from '@mantine/dates'
import dayjs from 'dayjs'
import uk from 'dayjs/locale/uk.js'
import type { ReactNode } from 'react'

import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/VisuallyHidden.css'
import '@mantine/dates/styles.css'
import { longDayText } from '#src/domain/time/calendar-text.ts'

import classes from './dates.module.css'

/** The shared settings of the library's calendars: Ukrainian, Monday first, today in Kyiv. */

/** Wraps every calendar and date field, so that the library is loaded only with them. */
export function Dates({ children }: { children: ReactNode }): ReactNode {
  return (
    // No day is red, because red is the colour of an error.
    <DatesProvider
      settings={{ locale: uk.name, firstDayOfWeek: 1, weekendDays: [], consistentWeeks: true }}
    >
      {children}
    </DatesProvider>
  )
}

/** For a field's calendar: the surface and shadow of all other popovers. */
export const dropdownClass = { dropdown: classes['dropdown'] ?? '' }

export interface MonthOptions {
  /** Kyiv's: the library would use the device's clock and zone. */
  today: string
  chosen: string | null
  /** Days before it are not selectable. */
  earliest?: string
  /** What the accessible name of a day with a mark adds; null for the others. */
  noteOn?: (day: string) => string | null
  /** Its marks, 'dot', 'ring' or 'dot ring'; by default a note is a dot. */
  marksOn?: (day: string) => string
}

/** Props of a calendar, in a field or alone. */
export function monthProps({
  today,
  chosen,
  earliest = '1900-01-01',
  noteOn,
  marksOn = (day) => (noteOn?.(day) ? 'dot' : ''),
}: MonthOptions) {
  return {
    minDate: earliest,
    // The last day that the address and the fields accept (isDate).
    maxDate: '2199-12-31',
    defaultDate: chosen ?? today,
    size: 'md',
    classNames: {
      day: classes['day'] ?? '',
      calendarHeaderLevel: classes['level'] ?? '',
      monthsListControl: classes['choice'] ?? '',
      yearsListControl: classes['choice'] ?? '',
    },
    monthsListFormat: 'MMMM',
    monthLabelFormat: (month: string) =>
      levelLabel(dayjs(month).locale(uk).format('MMMM YYYY'), 'обрати місяць'),
    yearLabelFormat: (year: string) => levelLabel(year.slice(0, 4), 'обрати рік'),
    ariaLabels: {
      previousMonth: 'Попередній місяць',
      nextMonth: 'Наступний місяць',
      previousYear: 'Попередній рік',
      nextYear: 'Наступний рік',
      previousDecade: 'Попередні десять років',
      nextDecade: 'Наступні десять років',
    },
    onLevelChange: keepFocus,
    getDayAriaLabel: (day: string) =>
      [`${longDayText(day)} ${day.slice(0, 4)}`, day === today && 'сьогодні', noteOn?.(day)]
        .filter(Boolean)
        .join(', '),
    getDayProps: (day: string) => ({
      'aria-pressed': day === chosen,
      'data-autofocus': day === chosen || undefined,
      // Called for every day; without it, the library marks the device's today.
      'data-today': day === today,
      'data-marked': marksOn(day),
    }),
  } as const
}

/** The month or year that is shown, and what a press on it does. */
const levelLabel = (shown: string, press: string): ReactNode => (
  <>
    {shown}
    <VisuallyHidden>{`— ${press}`}</VisuallyHidden>
  </>
)

/**
 * A change from days to months or years removes the pressed button; the focus moves to the selected
 * month or year.
 */
function keepFocus(): void {
  const dialog = document.activeElement?.closest('[role="dialog"]')
  requestAnimationFrame(() => dialog?.querySelector<HTMLElement>('table [tabindex="0"]')?.focus())
}

export interface DateChoiceProps extends MonthOptions {
  chosen: string
  onDay: (date: string) => void
  /** Called with a day of the month that is shown. */
  onMonth?: (date: string) => void
}

/** A calendar to pick a day from, inside a popover: it takes the focus when its code has loaded. */
export function DateChoice({ onDay, onMonth, ...month }: DateChoiceProps): ReactNode {
  return (
    <Dates>
      <FocusTrap>
        <DatePicker
          {...monthProps(month)}
          value={month.chosen}
          onChange={(day) => day && onDay(day)}
          {...(onMonth && { onDateChange: onMonth })}
        />
      </FocusTrap>
    </Dates>
  )
}
