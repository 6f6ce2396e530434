import { Button } from '@mantine/core'
import { IconClockHour4, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import classes from './CalendarScreen.module.css'

/**
 * Links to the working hours, and to a new meeting on the selected day, which floats on a phone.
 */
export function CalendarActions({ date }: { date: string }): ReactNode {
  return (
    <div className={classes['actions']}>
      <Button
        component={Link}
        to="/schedules"
        variant="default"
        leftSection={<IconClockHour4 size={18} aria-hidden />}
      >
        Робочі години
      </Button>
      <Button
        renderRoot={(props) => <Link to="/add-meeting" search={{ date }} {...props} />}
        className={classes['new'] ?? ''}
        leftSection={<IconPlus size={18} aria-hidden />}
      >
        Нова зустріч
      </Button>
    </div>
  )
}
