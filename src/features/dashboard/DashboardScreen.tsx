import { Button, Text, Title } from '@mantine/core'
import { IconCalendar, IconChartLine } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

import { meOptions } from '#src/api/me.ts'
import { dayText } from '#src/domain/time/date-text.ts'
import { greeting } from '#src/features/dashboard/rules/greeting.ts'
import { Card } from '#src/ui/Card.tsx'
import { useKyivNow } from '#src/ui/dates/use-clock.ts'
import { DocumentTitle } from '#src/ui/DocumentTitle.tsx'
import { lazyPart } from '#src/ui/lazy-part.tsx'
import { UserAvatar } from '#src/ui/pictures/UserAvatar.tsx'
import { SkeletonBlock } from '#src/ui/SkeletonBlock.tsx'

import { isBeginner } from './is-beginner.ts'
import { TodaysMeetings } from './TodaysMeetings.tsx'

import screen from '#src/ui/Screen.module.css'
import classes from './DashboardScreen.module.css'

const FirstSteps = lazyPart(() => import('./FirstSteps.tsx').then((module) => module.FirstSteps))

/**
 * A coach's first screen (product §2 «/dashboard»): greeting, today's meetings, a placeholder for
 * analytics, the calendar.
 */
export function DashboardScreen({
  requests,
}: {
  /** Opens the list of session requests. */
  requests: ReactNode
}): ReactNode {
  const { data: me } = useSuspenseQuery(meOptions())
  const { date, time } = useKyivNow()
  return (
    <div className={screen['screen']}>
      <DocumentTitle title="Головна" />
      <header className={classes['greeting']}>
        <UserAvatar user={me} size={56} />
        <div>
          <Title order={1} tabIndex={-1}>
            {greeting(time)}, {me.first_name}
          </Title>
          <Text c="dimmed">Сьогодні {dayText(date)}</Text>
        </div>
      </header>
      <div className={classes['columns']}>
        <div className={classes['main']}>
          {isBeginner(me) && (
            <Suspense fallback={<SkeletonBlock height="16.5rem" />}>
              <FirstSteps />
            </Suspense>
          )}
          <TodaysMeetings coachId={me.id} date={date} time={time} />
        </div>
        <div className={classes['aside']}>
          <Button
            component={Link}
            to="/calendar"
            fullWidth
            leftSection={<IconCalendar size={20} aria-hidden />}
          >
            Календар
          </Button>
          {requests}
          <Card as="section" aria-labelledby="analytics">
            <div className={classes['analytics']}>
              <IconChartLine size={24} aria-hidden />
              <div>
                <Title order={2} id="analytics">
                  Аналітика
                </Title>
                <Text c="dimmed">Буде доступна після тижня користування.</Text>
              </div>
            </div>
          </Card>
        </div>
      </div>
    </div>
  )
}
