import { Text, ActionIcon, Title } from '@mantine/core'
import { IconClockPause, IconPencil } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { FunctionComponent, ReactNode } from 'react'

import { meOptions, type Session, sessionOptions } from '#src/api/queries.ts'
import { decimalText } from '#src/domain/number-text.ts'
import { type DraftExercise, restText, fromSessionExercises } from '#src/domain/sets.ts'
import { programTitleOf } from '#src/errors/program-title.ts'
import {
  MeetingLinks,
  NoPlan,
  NotAll,
  planText,
  WhoAndWhen,
  editorLink,
  useExercises,
} from '#src/features/meetings/SessionParts.tsx'
import { Card } from '#src/ui/Card.tsx'
import { LoadingScreen, SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { ExercisePicture } from '#src/ui/pictures/ExercisePicture.tsx'
import { Screen } from '#src/ui/Screen.tsx'

import '@mantine/core/styles/ActionIcon.css'
import classes from './SessionScreen.module.css'

const route = getRouteApi('/_shell/session/$sessionId/')

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
      <Card className="u-grid u-sm">
        <WhoAndWhen session={session} withClient={isCoach} />
        {isCoach ? (
          <div className={`u-wrap ${classes['links']}`}>
            <MeetingLinks session={session} />
          </div>
        ) : (
          <Own session={session} />
        )}
      </Card>
      <div className="u-grid u-xs">
        <Title order={2}>{programTitleOf(session)}</Title>
        <div className="u-heading">
          <Title order={3}>План тренування</Title>
          {plan.length > 0 && (
            <Text c="dimmed" size="sm">
              {planText(plan)}
            </Text>
          )}
        </div>
        <NotAll session={session} />
      </div>
      {plan.length === 0 ? (
        <NoPlan sessionId={sessionId} isCoach={isCoach} />
      ) : (
        <ol className={classes['plan']}>
          {plan.map((exercise) => (
            <PlannedExercise key={exercise.key} exercise={exercise} exercises={exercises} />
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

/** The shape of a session while it loads. */
export function SessionSkeleton(): ReactNode {
  return (
    <LoadingScreen>
      <SkeletonBlock height="5rem" />
      <SkeletonBlock width="12rem" height="1.75rem" />
      <SkeletonBlock height={['14rem', '14rem']} />
    </LoadingScreen>
  )
}

/** A read-only exercise of a plan: its name, the rest after a set, and its sets. */
function PlannedExercise({
  exercise,
  exercises: { isKnown, musclesOf, nameOf, pending },
}: {
  exercise: DraftExercise
  exercises: ReturnType<typeof useExercises>
}): ReactNode {
  const { exercise_id: id, timed } = exercise
  const rests = new Set(exercise.sets.map(({ rest }) => rest))
  const [rest = 0] = rests
  return (
    <Card as="li" className="u-column u-sm">
      <div className={classes['head']}>
        <ExercisePicture exerciseId={id} size={80} />
        <div className={classes['words']}>
          {pending && !isKnown(id) ? (
            <SkeletonBlock width="70%" height="1.25rem" />
          ) : (
            <Title order={4} size="h3">
              {nameOf(id)}
            </Title>
          )}
          <Text c="dimmed" size="sm">
            {musclesOf(id)}
          </Text>
          {rests.size === 1 && (
            <Text c="dimmed" fz="0.875rem" className="u-line u-tight">
              <IconClockPause size={16} aria-hidden />
              Відпочинок: {restText(rest)}
            </Text>
          )}
        </div>
      </div>
      {/* Rests that differ are shown beside their sets. */}
      <table className={classes['sets']}>
        <thead>
          <tr>
            <th scope="col">Сет</th>
            <th scope="col">{timed ? 'Хв' : 'Кг'}</th>
            <th scope="col">{timed ? 'Сек' : 'Повтори'}</th>
            {rests.size > 1 && <th scope="col">Відпочинок</th>}
          </tr>
        </thead>
        <tbody>
          {exercise.sets.map((set, at) => (
            <tr key={set.key}>
              <td>{at + 1}</td>
              <td>{timed ? set.minutes : decimalText(set.weight)}</td>
              <td>{timed ? set.seconds : set.reps}</td>
              {rests.size > 1 && <td>{restText(set.rest)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
