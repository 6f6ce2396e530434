import { Button } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/states/EmptyState.tsx'

import classes from './CalendarScreen.module.css'

/** Why a week has nothing to show, and what to do next. */
export function EmptyWeek({ hasHours }: { hasHours: boolean }): ReactNode {
  return (
    <Card className={classes['empty']}>
      <EmptyState
        icon={<IconCalendarOff aria-hidden />}
        title={hasHours ? 'Цього тижня слотів немає' : 'Робочих годин ще немає'}
        text={
          hasHours
            ? 'Слоти створюються наперед із твоїх робочих годин.'
            : 'Вкажи, коли ти працюєш: тут з’являться вільні слоти для зустрічей.'
        }
        {...(!hasHours && {
          action: (
            <Button component={Link} to="/schedules">
              Задати робочі години
            </Button>
          ),
        })}
      />
    </Card>
  )
}
