import { Button } from '@mantine/core'
import {
  IconCalendarSearch,
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { dayText } from '#src/domain/time/date-text.ts'
import { weekText } from '#src/domain/time/week-text.ts'
import { DatePopover } from '#src/ui/dates/DatePopover.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'

import classes from './Toolbar.module.css'

interface ToolbarProps {
  date: string
  today: string
  /** The seven dates of its week. */
  week: readonly string[]
  onDay: (date: string) => void
  onStep: (days: number) => void
}

/** Moves by a day, on a desktop also by a week, to any date, and back to today. */
export function Toolbar({ date, today, week, onDay, onStep }: ToolbarProps): ReactNode {
  const step = (days: number, label: string, Icon: typeof IconChevronLeft): ReactNode => (
    <IconButton label={label} onClick={() => onStep(days)}>
      <Icon aria-hidden />
    </IconButton>
  )
  const desktop = classes['desktop'] ?? ''
  return (
    <div className={classes['toolbar']}>
      <div className={classes['steps']}>
        <span className={desktop}>{step(-7, 'Попередній тиждень', IconChevronsLeft)}</span>
        {step(-1, 'Попередній день', IconChevronLeft)}
        <h2 className={classes['label']} aria-live="polite">
          <span>{dayText(date)}</span>
          <span className={`${desktop} ${classes['week']}`}>
            {weekText(week.at(0) ?? date, week.at(-1) ?? date, today.slice(0, 4))}
          </span>
        </h2>
        {step(1, 'Наступний день', IconChevronRight)}
        <span className={desktop}>{step(7, 'Наступний тиждень', IconChevronsRight)}</span>
      </div>
      <div className={classes['jumps']}>
        {date !== today && (
          <Button variant="subtle" className={classes['today'] ?? ''} onClick={() => onDay(today)}>
            Сьогодні
          </Button>
        )}
        <DatePopover
          today={today}
          chosen={date}
          onDay={onDay}
          renderButton={(toggle) => (
            <IconButton label="Обрати дату" onClick={toggle}>
              <IconCalendarSearch aria-hidden />
            </IconButton>
          )}
        />
      </div>
    </div>
  )
}
