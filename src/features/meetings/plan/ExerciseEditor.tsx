import { Box, Button, Text, Title } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { memo, type ReactNode, use, useCallback, useId, useRef, useState } from 'react'

import {
  addSet,
  type DraftExercise,
  type DraftSet,
  moveExercise,
  removeSet,
  repeatSet,
  type SetNumbers,
  setRestForAll,
  toSessionExercises,
  withExercise,
} from '#src/domain/sets.ts'
import type { Removal } from '#src/draft/use-draft.ts'
import {
  numbersText,
  type Plan,
  rowKey,
  type SetsOfExercises,
  setsOf,
} from '#src/features/meetings/rules/plan.ts'
import { useExercises } from '#src/features/meetings/SessionParts.tsx'
import { Card } from '#src/ui/Card.tsx'
import { RestSelect } from '#src/ui/forms/RestSelect.tsx'
import { laterPart } from '#src/ui/lazy-part.tsx'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { ExercisePicture } from '#src/ui/pictures/ExercisePicture.tsx'
import { type Moves, SortableList } from '#src/ui/sorting/SortableList.tsx'

import { COLUMNS, type Fill, lastTimeText, SetRow, SetTicks } from './SetRow.tsx'

import classes from './ExerciseEditor.module.css'

// The plan does not wait for its code, and keeps the room for its button.
const ExerciseMenu = laterPart(
  () => import('./ExerciseMenu.tsx').then((module) => module.ExerciseMenu),
  { Loading: () => <Box w="2.75rem" /> },
)

/** Changes the plan; with a removal the change can be undone. */
export type Edit = (change: (plan: Plan) => Plan, removal?: Removal) => void

/** Changes one exercise of it. */
export type Change = (how: (exercise: DraftExercise) => DraftExercise, removal?: Removal) => void

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
  fill,
  onReplace,
}: {
  exercises: readonly DraftExercise[]
  /** What the client lifted last time; undefined while it is not known. */
  lastSets: SetsOfExercises | undefined
  edit: Edit
  fill: Fill
  onReplace: (exercise: Replaced) => void
}): ReactNode {
  const { pending, nameOf } = useExercises(exercises)
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
        <SkeletonBlock height={exercises.map(({ sets }) => `${7.25 + 2.875 * sets.length}rem`)} />
      </div>
    )
  return (
    <SortableList
      items={exercises}
      labelOf={({ exercise_id }) => nameOf(exercise_id)}
      onMove={move}
      renderItem={(exercise, handle, _, moves) => (
        <TickedExercise
          exercise={exercise}
          name={nameOf(exercise.exercise_id)}
          lastSets={lastSets && (lastSets.get(exercise.exercise_id) ?? NONE)}
          last={exercise === exercises.at(-1)}
          handle={handle}
          moves={moves}
          edit={edit}
          fill={fill}
          onReplace={onReplace}
        />
      )}
    />
  )
})

const NONE: readonly SetNumbers[] = []

interface SetsProps {
  exercise: DraftExercise
  /** What the client lifted last time, set by set, if it is known. */
  lastSets: readonly SetNumbers[] | undefined
  /** Whether it is the last exercise of the plan. */
  last: boolean
  change: Change
  fill: Fill
}

interface ExerciseEditorProps extends Omit<SetsProps, 'change'> {
  name: string
  handle: ReactNode
  moves: Moves
  edit: Edit
  onReplace: (exercise: Replaced) => void
  /** Whether all of its sets are done. */
  finished: boolean
  /** Whether it has numbers that the person is asked about. */
  asked: boolean
}

/** An exercise that follows the ticks: it is rendered by the last one, and not by the others. */
function TickedExercise(props: Omit<ExerciseEditorProps, 'finished' | 'asked'>): ReactNode {
  const { isDone, asked } = use(SetTicks)
  const { exercise } = props
  return (
    <ExerciseEditor
      {...props}
      finished={exercise.sets.every((set) => isDone(rowKey(exercise, set)))}
      asked={asked.some(({ exercise_id }) => exercise_id === exercise.exercise_id)}
    />
  )
}

/**
 * An exercise of a plan: its rest and its rows of sets (product §2 «/session/{sessionId}/edit»),
 * which fold once all of them are done. A change of one exercise does not render the others.
 */
const ExerciseEditor = memo(function ExerciseEditor({
  name,
  handle,
  moves,
  edit,
  onReplace,
  finished,
  asked,
  ...sets
}: ExerciseEditorProps): ReactNode {
  const id = useId()
  const { key, exercise_id } = sets.exercise
  const change: Change = useCallback(
    (how, removal) => edit((plan) => withExercise(plan, key, how), removal),
    [edit, key],
  )
  const [opened, setOpened] = useState(false)
  // For the last time, which was not known yet.
  const [keepsRoom] = useState(!sets.lastSets)
  // The question shows the first of its numbers, and returns to it.
  if (asked && !opened) setOpened(true)
  const unfolded = !finished || opened
  const fold = useRef<HTMLButtonElement>(null)
  useDidUpdate(() => {
    // The tick that had the focus is folded with its set.
    if (document.activeElement === document.body) fold.current?.focus({ preventScroll: true })
    fold.current?.scrollIntoView({ block: 'nearest' })
  }, [finished])
  const count = sets.exercise.sets.length
  return (
    <Card role="group" aria-labelledby={id} className={classes['exercise']}>
      <div className="u-line u-xs">
        {!finished && <ExercisePicture exerciseId={exercise_id} size={40} />}
        <div className="u-grow">
          <Title order={3} id={id} lh={1.25}>
            {name}
          </Title>
          {unfolded && (keepsRoom || sets.lastSets?.length !== 0) && (
            <p className={classes['lifted']}>{lastTimeText(sets.lastSets?.[0])}</p>
          )}
        </div>
        {finished && (
          <Button
            ref={fold}
            px="xs"
            variant="default"
            rightSection={<IconChevronDown size={18} aria-hidden />}
            aria-expanded={opened}
            aria-describedby={id}
            onClick={() => setOpened(!opened)}
          >
            {count} з {count}
          </Button>
        )}
        {handle}
        <ExerciseMenu
          {...{ exercise_id, name, moves, change, edit, onReplace }}
          exerciseKey={key}
        />
      </div>
      {unfolded && <PlanSets {...sets} change={change} />}
    </Card>
  )
})

/** The sets and the rest of an exercise; not rendered when the exercise is moved. */
const PlanSets = memo(function PlanSets({
  exercise,
  lastSets,
  last,
  change,
  fill,
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
  // The room for the last time is kept if it is not known yet: where the plan's own numbers change.
  const [planned] = useState(() =>
    lastSets ? [] : [...setsOf(toSessionExercises([exercise])).values()].flat(),
  )
  const lifted = lastSets?.length ? lastSets : planned
  const textAt = (at: number): string => (lifted[at] ? numbersText(lifted[at]) : '')
  return (
    <>
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
      <ol ref={rows} className="u-grid" style={{ gap: '0.125rem' }}>
        {sets.map((set, at) => (
          <SetRow
            key={set.key}
            set={set}
            row={rowKey(exercise, set)}
            number={at + 1}
            timed={timed}
            lastTime={lastSets?.[at]}
            saysLast={at > 0 && textAt(at) !== textAt(at - 1)}
            last={last && at === sets.length - 1}
            onChange={changeSet}
            onTyped={fill}
            onRemove={sets.length > 1 ? remove : null}
          />
        ))}
      </ol>
      <div className={classes['foot']}>
        <Button variant="default" aria-label="Повторити сет" onClick={() => change(repeatSet)}>
          Повторити
        </Button>
        <Button variant="subtle" onClick={() => change(addSet)}>
          Новий сет
        </Button>
        <RestSelect
          rests={sets.map(({ rest }) => rest)}
          onChoose={(rest) => change((now) => setRestForAll(now, rest))}
        />
      </div>
    </>
  )
})
