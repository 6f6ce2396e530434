import { ActionIcon, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { FunctionComponent, ReactNode } from 'react'

import { meOptions, type Session, sessionOptions } from '#src/api/reads.ts'
import { fromSessionExercises } from '#src/domain/sets.ts'
import { programTitleOf } from '#src/errors/program-title.ts'
import { NoPlan } from '#src/features/meetings/NoPlan.tsx'
import { PlanHeading } from '#src/features/meetings/PlanHeading.tsx'
import { useExercises } from '#src/features/meetings/use-exercises.ts'
import { WhoAndWhen } from '#src/features/meetings/WhoAndWhen.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Screen } from '#src/ui/Screen.tsx'

import { editorLink } from './editor-link.ts'
import { PlannedExercise } from './PlannedExercise.tsx'

import classes from './SessionScreen.module.css'

const route = getRouteApi('/_protected/_shell/session/$sessionId/')

/** A read-only session (product §2 «/session/{sessionId}»). */
export function SessionScreen({
  Own,
}: {
  /** What only the client of the session is shown, below its day and time. */
  Own: FunctionComponent<{ session: Session }>
}): ReactNode {
  const { sessionId } = route.useParams()
  const { data: me } = useSuspenseQuery(meOptions())
  const { data: session } = useSuspenseQuery(sessionOptions(sessionId))
  const exercises = useExercises(session.session_exercises)
  const plan = fromSessionExercises(session.session_exercises)
  const isCoach = me.role === 'coach'
  const editor = editorLink(session, isCoach)
  return (
    <Screen title="Деталі тренування" back={isCoach ? '/calendar' : '/'}>
      <Card className={classes['facts']}>
        <WhoAndWhen session={session} withClient={isCoach} />
        {!isCoach && <Own session={session} />}
      </Card>
      <div className={classes['heads']}>
        <Title order={2}>{programTitleOf(session)}</Title>
        <PlanHeading plan={plan} order={3} />
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
