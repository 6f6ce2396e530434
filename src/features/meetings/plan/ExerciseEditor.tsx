import { Button, Text, Title } from '@mantine/core'
import { IconCopy, IconPlus, IconReplace, IconTrash } from '@tabler/icons-react'
import { memo, type ReactNode, useCallback, useId, useRef } from 'react'

import {
  addSet,
  type DraftExercise,
  type DraftSet,
  moveExercise,
  removeSet,
  repeatSet,
  type SetNumbers,
  setRestForAll,
  withExercise,
  withoutExercise,
} from '#src/domain/sets.ts'
import type { Removal } from '#src/draft/use-draft.ts'
import { type Plan, rowKey, type SetsOfExercises } from '#src/features/meetings/rules/plan.ts'
import { useExercises } from '#src/features/meetings/SessionParts.tsx'
import { Card } from '#src/ui/Card.tsx'
import { RestSelect } from '#src/ui/forms/RestSelect.tsx'
import { Segments } from '#src/ui/forms/Segments.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { ExercisePicture } from '#src/ui/pictures/ExercisePicture.tsx'
import { SortableList } from '#src/ui/sorting/SortableList.tsx'

import { COLUMNS, SetRow } from './SetRow.tsx'

import classes from './ExerciseEditor.module.css'

/** Changes the plan; with a removal the change can be undone. */
export type Edit = (change: (plan: Plan) => Plan, removal?: Removal) => void

/** Changes one exercise of it. */
type Change = (how: (exercise: DraftExercise) => DraftExercise, removal?: Removal) => void

/** The exercise of a plan that is to be replaced. */
export type Replaced = Pick<DraftExercise, 'key' | 'exercise_id'> & { name: string }

/**
 * The exercises of a plan, in an order that can be changed. Changes of anything else, such as the
 * program's name or the dialog over the plan, do not render them.
 */
export const PlanExercises = memo(function PlanExercises({
  exercises,
  lastSets,
  edit,
  onReplace,
}: {
  exercises: readonly DraftExercise[]
  /** What the client lifted last time. */
  lastSets: SetsOfExercises
  edit: Edit
  onReplace: (exercise: Replaced) => void
}): ReactNode {
  const { pending, nameOf, musclesOf } = useExercises(exercises)
  const move = useCallback(
    (from: number, to: number): void =>
      edit((plan) => ({ ...plan, exercises: moveExercise(plan.exercises, from, to) })),
    [edit],
  )
  if (pending)
    return (
      <div className="u-column u-sm" aria-busy>
        <Text role="status" c="dimmed">
          Завантаження вправ…
        </Text>
        <SkeletonBlock height={['16rem', '16rem']} />
      </div>
    )
  return (
    <SortableList
      items={exercises}
      labelOf={({ exercise_id }) => nameOf(exercise_id)}
      onMove={move}
      renderItem={(exercise, handle, moveButtons) => (
        <ExerciseEditor
          exercise={exercise}
          name={nameOf(exercise.exercise_id)}
          muscles={musclesOf(exercise.exercise_id)}
          lastSets={lastSets.get(exercise.exercise_id)}
          last={exercise === exercises.at(-1)}
          handle={handle}
          moveButtons={moveButtons}
          edit={edit}
          onReplace={onReplace}
        />
      )}
    />
  )
})

interface SetsProps {
  exercise: DraftExercise
  /** What the client lifted last time, set by set, if it is known. */
  lastSets: readonly SetNumbers[] | undefined
  /** Whether it is the last exercise of the plan. */
  last: boolean
  change: Change
}

interface ExerciseEditorProps extends Omit<SetsProps, 'change'> {
  name: string
  muscles: string
  handle: ReactNode
  moveButtons: ReactNode
  edit: Edit
  onReplace: (exercise: Replaced) => void
}

/**
 * An exercise of a plan: its rest and its rows of sets (product §2 «/session/{sessionId}/edit»). A
 * change of one exercise does not render the others.
 */
const ExerciseEditor = memo(function ExerciseEditor({
  name,
  muscles,
  handle,
  moveButtons,
  edit,
  onReplace,
  ...sets
}: ExerciseEditorProps): ReactNode {
  const id = useId()
  const { key, exercise_id } = sets.exercise
  const change: Change = useCallback(
    (how, removal) => edit((plan) => withExercise(plan, key, how), removal),
    [edit, key],
  )
  return (
    <Card role="group" aria-labelledby={id} className={classes['exercise']}>
      <div className="u-line">
        <ExercisePicture exerciseId={exercise_id} size={56} />
        <div className="u-grow">
          <Title order={3} id={id}>
            {name}
          </Title>
          <Text c="dimmed" size="sm">
            {muscles}
          </Text>
        </div>
        {handle}
      </div>
      <PlanSets {...sets} change={change} />
      <div className={classes['foot']}>
        <Button
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => change(repeatSet)}
        >
          Повторити сет
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => change(addSet)}
        >
          Новий сет
        </Button>
        <span className={classes['tools']}>
          <Button
            variant="subtle"
            leftSection={<IconReplace size={18} aria-hidden />}
            aria-label={`Замінити: ${name}`}
            onClick={() => onReplace({ key, exercise_id, name })}
          >
            Замінити
          </Button>
          {moveButtons}
          <IconButton
            label={`Видалити вправу: ${name}`}
            onClick={() => edit((plan) => withoutExercise(plan, key), { name: `«${name}»` })}
          >
            <IconTrash size={20} aria-hidden />
          </IconButton>
        </span>
      </div>
    </Card>
  )
})

const UNITS = [
  { value: 'weight', label: 'кг × повтори' },
  { value: 'time', label: 'хв : с' },
] as const

/** The units, the rest and the sets of an exercise; not rendered when the exercise is moved. */
const PlanSets = memo(function PlanSets({
  exercise,
  lastSets,
  last,
  change,
}: SetsProps): ReactNode {
  const rows = useRef<HTMLOListElement>(null)
  const { sets, timed } = exercise

  const changeSet = useCallback(
    (set: DraftSet): void =>
      change((now) => ({
        ...now,
        sets: now.sets.map((one) => (one.key === set.key ? set : one)),
      })),
    [change],
  )
  const remove = useCallback(
    (set: DraftSet, at: number): void => {
      // The focus moves to a neighbour's delete button before this one is removed.
      const bins = rows.current?.querySelectorAll<HTMLElement>('[aria-label^="Видалити"]')
      const next = bins?.[at + 1] ?? bins?.[at - 1]
      next?.focus()
      const removal = { name: `Сет ${at + 1}`, takesFocus: false }
      change((now) => removeSet(now, set.key), removal)
    },
    [change],
  )
  return (
    <>
      <div className={classes['units']}>
        {/* The fields that the two columns show. */}
        <Segments
          label="Одиниці"
          choices={UNITS}
          value={timed ? 'time' : 'weight'}
          onChange={(value) => change((now) => ({ ...now, timed: value === 'time' }))}
          inline
        />
        <RestSelect
          rests={sets.map(({ rest }) => rest)}
          onChoose={(rest) => change((now) => setRestForAll(now, rest))}
        />
      </div>
      {/* Hidden from screen readers: each input has its own accessible name. */}
      <div className={classes['columns']} aria-hidden>
        <span>№</span>
        <div className={classes['inputs']}>
          {COLUMNS.map(({ title: [unit, unitOfTime] }) => (
            <span key={unit}>
              <span data-shown={!timed}>{unit}</span>/<span data-shown={timed}>{unitOfTime}</span>
            </span>
          ))}
        </div>
      </div>
      <ol ref={rows} className={classes['sets']}>
        {sets.map((set, at) => (
          <SetRow
            key={set.key}
            set={set}
            row={rowKey(exercise, set)}
            number={at + 1}
            timed={timed}
            lastTime={lastSets?.[at]}
            last={last && at === sets.length - 1}
            onChange={changeSet}
            onRemove={sets.length > 1 ? remove : null}
          />
        ))}
      </ol>
    </>
  )
})
