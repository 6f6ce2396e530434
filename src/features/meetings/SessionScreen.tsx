import { ActionIcon, Text, Title } from '@mantine/core'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link, linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { meOptions } from '#src/api/me.ts'
import { sessionOptions } from '#src/api/sessions.ts'
import { fromSessionExercises } from '#src/domain/sets.ts'
import { Card } from '#src/ui/Card.tsx'
import { Screen } from '#src/ui/Screen.tsx'

import { NoPlan } from './NoPlan.tsx'
import { planText } from './plan-text.ts'
import { PlannedExercise } from './PlannedExercise.tsx'
import { useExercises } from './use-exercises.ts'
import { WhoAndWhen } from './WhoAndWhen.tsx'

import classes from './SessionScreen.module.css'

const route = getRouteApi('/_protected/_shell/session/$sessionId/')

/** A session to read (spec §2 «/session/{sessionId}»). */
export function SessionScreen(): ReactNode {
  const { sessionId } = route.useParams()
  const { data: me } = useSuspenseQuery(meOptions())
  const { data: session } = useSuspenseQuery(sessionOptions(sessionId))
  const exercises = useExercises(session.session_exercises)
  const plan = fromSessionExercises(session.session_exercises)
  const isCoach = me.role === 'coach'
  const name = session.training_program?.name || null
  // A nameless session is the coach's to give a program (design decision 11).
  const editor =
    name !== null
      ? linkOptions({ to: '/session/$sessionId/edit', params: { sessionId } })
      : isCoach && linkOptions({ to: '/add-meeting/$sessionId', params: { sessionId } })
  return (
    <Screen title="Деталі тренування" back={isCoach ? '/calendar' : '/'}>
      <Card>
        <WhoAndWhen session={session} withClient={isCoach} />
      </Card>
      <div>
        <Title order={2}>{name ?? 'Без назви'}</Title>
        <div className={classes['heading']}>
          <Title order={3}>План тренування</Title>
          {plan.length > 0 && (
            <Text c="dimmed" size="sm">
              {planText(plan)}
            </Text>
          )}
        </div>
      </div>
      {plan.length === 0 ? (
        <Card>
          <NoPlan sessionId={sessionId} isCoach={isCoach} />
        </Card>
      ) : (
        <ol className={classes['plan']}>
          {plan.map((exercise) => (
            <PlannedExercise
              key={exercise.key}
              exercise={exercise}
              known={exercises.get(exercise.exercise_id)}
              name={exercises.nameOf(exercise.exercise_id)}
              pending={exercises.pending}
            />
          ))}
        </ol>
      )}
      {editor && (
        <ActionIcon
          renderRoot={(props) => <Link {...props} {...editor} />}
          aria-label="Редагувати"
          variant="filled"
          radius="xl"
          size={56}
          className={classes['edit'] ?? ''}
        >
          <IconPencil aria-hidden />
        </ActionIcon>
      )}
    </Screen>
  )
}
