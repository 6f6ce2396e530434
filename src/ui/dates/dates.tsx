/** What the library's calendars have in common here: Ukrainian, Monday first, our today. */
import { VisuallyHidden } from '@mantine/core'
import { DatesProvider } from '@mantine/dates'
import dayjs from 'dayjs'
import uk from 'dayjs/locale/uk.js'
import type { ReactNode } from 'react'

import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/VisuallyHidden.css'
import '@mantine/dates/styles.css'

import { longDayText } from '#src/domain/time/date-text.ts'

import classes from './dates.module.css'

/** Wraps every calendar and date field, so that the library is loaded only with them. */
export function Dates({ children }: { children: ReactNode }): ReactNode {
  return (
    // No day is red: that is the colour of an error.
    <DatesProvider
      settings={{ locale: uk.name, firstDayOfWeek: 1, weekendDays: [], consistentWeeks: true }}
    >
      {children}
    </DatesProvider>
  )
}

/** Of a field's calendar: it floats like all that does, and gives the focus back. */
export const dropdownClass = { dropdown: classes['dropdown'] ?? '' }

interface MonthOptions {
  /** Kyiv's: the library would ask the device's clock and zone. */
  today: string
  chosen: string | null
  /** Days before it cannot be chosen. */
  earliest?: string
  /** Days with a dot, and what it says; null while they are not known. */
  marked?: { days: ReadonlySet<string> | null; text: string }
}

/** Props of a calendar, in a field or alone. */
export function monthProps({ today, chosen, earliest = '1900-01-01', marked }: MonthOptions) {
  const isMarked = (day: string): boolean => marked?.days?.has(day) ?? false
  return {
    minDate: earliest,
    // The last that the address and the fields take (isDate).
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
    monthLabelFormat: (month: string) => (
      <>
        {dayjs(month).locale(uk).format('MMMM YYYY')}
        <VisuallyHidden>— обрати місяць</VisuallyHidden>
      </>
    ),
    yearLabelFormat: (year: string) => (
      <>
        {year.slice(0, 4)}
        <VisuallyHidden>— обрати рік</VisuallyHidden>
      </>
    ),
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
      [
        `${longDayText(day)} ${day.slice(0, 4)}`,
        ...(day === today ? ['сьогодні'] : []),
        ...(marked && isMarked(day) ? [marked.text] : []),
      ].join(', '),
    getDayProps: (day: string) => ({
      'aria-pressed': day === chosen,
      'data-autofocus': day === chosen || undefined,
      // Said of every day: where it is left out, the library marks the device's today.
      'data-today': day === today,
      'data-marked': isMarked(day) || undefined,
    }),
  } as const
}

/** A step from days to months or to years takes the pressed button away: the focus goes on to what is chosen there. */
function keepFocus(): void {
  const dialog = document.activeElement?.closest('[role="dialog"]')
  requestAnimationFrame(() => dialog?.querySelector<HTMLElement>('table [tabindex="0"]')?.focus())
}
