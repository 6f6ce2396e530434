import { Loader, Title, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconCopy, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'

import { exerciseOptions, programOptions, UNKNOWN_EXERCISE } from '#src/api/queries.ts'
import { byExercise, entriesOf, type SessionExercise } from '#src/domain/sets.ts'
import { Card } from '#src/ui/Card.tsx'
import { ExerciseSummary } from '#src/ui/exercises/ExerciseSummary.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { FailedQuery } from '#src/ui/states/States.tsx'

import { aboutText, type OwnProgram, runText } from '../programs.ts'

import classes from './ProgramCard.module.css'

/** A program of the library: its name, which opens the plan, and buttons to copy and delete it. */
export function ProgramCard({
  program,
  copying,
  onCopy,
  onDelete,
}: {
  program: OwnProgram
  /** The id of the program that is being copied; no other one can be meanwhile. */
  copying: string | undefined
  onCopy: () => void
  onDelete: () => void
}): ReactNode {
  const { id, name } = program
  const [opened, setOpened] = useState(false)
  const planId = useId()
  return (
    <Card as="li" style={{ padding: 0 }}>
      <div className={classes['head']}>
        <div className={classes['text']}>
          <Title order={2} size="1rem">
            <UnstyledButton
              className={classes['toggle']}
              aria-expanded={opened}
              aria-controls={planId}
              onClick={() => setOpened(!opened)}
            >
              <IconChevronDown size={20} aria-hidden className={classes['chevron']} />
              {name}
            </UnstyledButton>
          </Title>
          <div className={classes['about']}>{aboutText(program)}</div>
        </div>
        <IconButton label={`Копіювати: ${name}`} disabled={copying !== undefined} onClick={onCopy}>
          {copying === id ? (
            <Loader size={20} color="currentColor" aria-busy />
          ) : (
            <IconCopy size={20} aria-hidden />
          )}
        </IconButton>
        <IconButton label={`Видалити: ${name}`} onClick={onDelete}>
          <IconTrash size={20} aria-hidden />
        </IconButton>
      </div>
      <div id={planId} hidden={!opened}>
        {opened && <ProgramPlan id={id} name={name} />}
      </div>
    </Card>
  )
}

/** The plan of a program, loaded when it is opened. */
function ProgramPlan({ id, name }: { id: string; name: string }): ReactNode {
  const query = useQuery(programOptions(id))
  if (query.data)
    return (
      <ol className={classes['plan']} aria-label={`План: ${name}`}>
        {[...byExercise(entriesOf(query.data.training_exercises)).entries()].map(([at, runs]) => (
          <PlanRow key={at} runs={runs} />
        ))}
      </ol>
    )
  if (query.isError) return <FailedQuery query={query} />
  return (
    <div className={classes['plan']} role="status" aria-label="Завантаження вправ…">
      <SkeletonBlock height={['3.5rem', '3.5rem', '3.5rem']} />
    </div>
  )
}

/**
 * A program has only the ids of its exercises; one that the library no longer has keeps its sets.
 */
function PlanRow({ runs }: { runs: readonly [SessionExercise, ...SessionExercise[]] }): ReactNode {
  const [{ exercise_id: exerciseId }] = runs
  const { data: exercise, isError } = useQuery(exerciseOptions(exerciseId))
  if (!exercise && !isError)
    return (
      <li>
        <SkeletonBlock height="3.5rem" />
      </li>
    )
  return (
    <li className={classes['row']}>
      <ExerciseSummary
        exerciseId={exerciseId}
        name={exercise?.name ?? UNKNOWN_EXERCISE}
        muscles={exercise?.muscles ?? []}
      >
        <span className={classes['runs']}>{runs.map(runText).join('\n')}</span>
      </ExerciseSummary>
    </li>
  )
}
