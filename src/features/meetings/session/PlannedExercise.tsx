import { Text, Title } from '@mantine/core'
import { IconClockPause } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import type { Exercise } from '#src/api/reads.ts'
import { decimalText } from '#src/domain/number-text.ts'
import { restText, type DraftExercise } from '#src/domain/sets.ts'
import { musclesText } from '#src/features/meetings/use-exercises.ts'
import { Card } from '#src/ui/Card.tsx'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { ExercisePicture } from '#src/ui/pictures/ExercisePicture.tsx'

import classes from './PlannedExercise.module.css'

/** A read-only exercise of a plan: its name, the rest after a set, and its sets. */
export function PlannedExercise({
  exercise,
  known,
  name,
  pending,
}: {
  exercise: DraftExercise
  known: Exercise | undefined
  name: string
  pending: boolean
}): ReactNode {
  const rests = new Set(exercise.sets.map(({ rest }) => rest))
  const [rest = 0] = rests
  return (
    <Card as="li" className={classes['exercise']}>
      <div className={classes['head']}>
        <ExercisePicture exerciseId={exercise.exercise_id} size={80} />
        <div className={classes['words']}>
          {pending && !known ? (
            <SkeletonBlock width="70%" height="1.25rem" />
          ) : (
            <Title order={4} size="h3">
              {name}
            </Title>
          )}
          <Text c="dimmed" size="sm">
            {musclesText(known)}
          </Text>
          {rests.size === 1 && (
            <Text className={classes['rest'] ?? ''}>
              <IconClockPause size={16} aria-hidden />
              Відпочинок: {restText(rest)}
            </Text>
          )}
        </div>
      </div>
      <Sets sets={exercise.sets} withRest={rests.size > 1} />
    </Card>
  )
}

/** Rests that differ are shown beside their sets. */
function Sets({ sets, withRest }: { sets: DraftExercise['sets']; withRest: boolean }): ReactNode {
  const timed = sets.some(({ minutes, seconds }) => Number(minutes) + Number(seconds) > 0)
  return (
    <table className={classes['sets']}>
      <thead>
        <tr>
          <th scope="col">Сет</th>
          <th scope="col">{timed ? 'Хв' : 'Кг'}</th>
          <th scope="col">{timed ? 'Сек' : 'Повтори'}</th>
          {withRest && <th scope="col">Відпочинок</th>}
        </tr>
      </thead>
      <tbody>
        {sets.map((set, at) => (
          <tr key={set.key}>
            <td>{at + 1}</td>
            <td>{timed ? set.minutes : decimalText(set.weight)}</td>
            <td>{timed ? set.seconds : set.reps}</td>
            {withRest && <td>{restText(set.rest)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
