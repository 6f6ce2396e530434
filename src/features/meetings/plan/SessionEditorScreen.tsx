import { Button, Text, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react'

import {
  type Exercise,
  keepExercises,
  meOptions,
  clientSessionsOptions,
  type Session,
  sessionOptions,
} from '#src/api/reads.ts'
import { withExercise } from '#src/domain/sets.ts'
import { addMonths } from '#src/domain/time/calendar-date.ts'
import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import { OvertakenNote, RemovedNote } from '#src/draft/DraftNotes.tsx'
import { useUnsavedGuard } from '#src/draft/use-unsaved-guard.tsx'
import { failureText, OvertakenError } from '#src/errors/error-text.ts'
import { SESSION_OVERTAKEN, SESSION_SAVED } from '#src/errors/messages.ts'
import { lastTime, type SetsOfExercises } from '#src/features/meetings/rules/plan-sets.ts'
import {
  NoPlan,
  PlanHeading,
  EDITOR_TITLE,
  WhoAndWhen,
} from '#src/features/meetings/SessionParts.tsx'
import { useShowDay } from '#src/features/meetings/use-show-day.ts'
import { Card } from '#src/ui/Card.tsx'
import { ActionBar, SaveButton } from '#src/ui/forms/ActionBar.tsx'
import { useReturn, useWhileShown } from '#src/ui/hooks/navigation.ts'
import { useFocusAfterCall } from '#src/ui/hooks/use-focus-after-call.ts'
import { lazyPart } from '#src/ui/lazy-part.tsx'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { focusNextField } from '#src/ui/numbers/DigitField.tsx'
import { toast } from '#src/ui/overlays/toast.ts'
import { Screen } from '#src/ui/Screen.tsx'

import { addedExercise, replacementOf, stillIn } from '../plan-draft.ts'
import { PlanExercises, type Replaced } from './ExerciseEditor.tsx'
import { PlanQuestion, usePlanQuestion } from './PlanQuestion.tsx'
import { RestStrip, SetTicks } from './SetRow.tsx'
import { usePlanEditor } from './use-plan-editor.ts'

import classes from './SessionEditorScreen.module.css'

const PickExercises = lazyPart(() =>
  import('./PickExercises.tsx').then((module) => module.PickExercises),
)

const route = getRouteApi('/_protected/_shell/session/$sessionId/edit')

/**
 * The plan of a session in edit mode, for its coach or its client (product §2
 * «/session/{sessionId}/edit»).
 */
export function SessionEditorScreen(): ReactNode {
  const { sessionId } = route.useParams()
  const navigate = useWhileShown(route.useNavigate())
  const goBack = useReturn()
  const showDay = useShowDay()
  const { data: me } = useSuspenseQuery(meOptions())
  // Read again when the person returns to this tab, because another tab may have changed it.
  const { data: session } = useSuspenseQuery({ ...sessionOptions(sessionId), staleTime: 0 })
  const isCoach = me.role === 'coach'
  const heading = useRef<HTMLHeadingElement>(null)

  const editor = usePlanEditor(me.id, session)
  const { plan, edit, removed, ticks } = editor
  const { error, isPending, isSuccess, reset } = editor.saving
  const lastSets = useLastTime(session)
  const guard = useUnsavedGuard({
    unsaved: editor.unsaved,
    saving: isPending,
    onDiscard: editor.discard,
  })
  const openNext = (): void => {
    toast.success(SESSION_SAVED)
    if (guard.isLeaving()) return reset()
    if (isCoach) showDay(session.time_slot.date)
    else if (!goBack(`/session/${sessionId}`, { ignoreBlocker: true }))
      void navigate({
        to: '/session/$sessionId',
        params: { sessionId },
        replace: true,
        ignoreBlocker: true,
      })
  }
  const question = usePlanQuestion(editor, session, lastSets, (overwrite) =>
    editor.send(overwrite, openNext),
  )
  const client = useQueryClient()
  // Null until it is first opened, so that the dialog's code loads then. `opening` says how often it
  // was opened; `replaced` is null if exercises are added.
  const [picking, setPicking] = useState<{
    opened: boolean
    opening: number
    replaced: Replaced | null
  } | null>(null)
  const pick = useCallback(
    (replaced: Replaced | null): void =>
      setPicking((now) => ({ opened: true, opening: (now?.opening ?? 0) + 1, replaced })),
    [],
  )
  const close = (): void => setPicking((now) => now && { ...now, opened: false })
  const choose = (chosen: readonly Exercise[]): void => {
    close()
    const [other] = chosen
    if (picking?.replaced) {
      if (other) replace(picking.replaced, other)
      return
    }
    keepExercises(client, chosen)
    const added = chosen.map(({ id }) => addedExercise(id))
    edit((now) => ({ ...now, exercises: [...now.exercises, ...added] }))
  }
  /** Replaces an exercise, if another tab has not removed it meanwhile. */
  const replace = (replaced: Replaced, other: Exercise): void => {
    const exercise = stillIn(plan, replaced)
    if (!exercise) return toast.info(`Вправи «${replaced.name}» вже немає в плані`)
    if (exercise.exercise_id === other.id) return
    keepExercises(client, [other])
    const replacement = replacementOf(exercise, other.id)
    edit((now) => withExercise(now, exercise.key, () => replacement), {
      name: `«${replaced.name}»`,
      outcome: 'замінено',
    })
  }
  // Also true after the save, until the next screen is shown.
  const saving = isPending || isSuccess
  const asking = question.suspects.length > 0 && !saving
  // The answer «Так, зберегти» is replaced by the button.
  const button = useFocusAfterCall(asking)
  const choosing = editor.overtaken && !saving
  return (
    <Screen title={EDITOR_TITLE} back=".." column="narrow">
      {guard.question}
      <div className="u-column u-grow">
        <Card>
          <WhoAndWhen session={session} withClient={isCoach} />
        </Card>
        <div className="u-column u-grow" inert={saving} data-fields>
          <SetTicks value={ticks}>
            {editor.restored && (
              <div className={classes['restored']}>
                <span>Відновлено незбережені зміни.</span>
                <Button variant="default" onClick={editor.discard}>
                  Скинути
                </Button>
              </div>
            )}
            <TextInput
              label="Назва програми"
              placeholder="Програма"
              maxLength={200}
              enterKeyHint="next"
              value={plan.name}
              onKeyDown={focusNextField}
              onChange={(event) => {
                const { value: name } = event.currentTarget
                edit((now) => ({ ...now, name }))
              }}
            />
            <PlanHeading ref={heading} plan={plan.exercises} />
            {plan.exercises.length === 0 && (
              <Card>
                <NoPlan sessionId={sessionId} isCoach={isCoach} />
              </Card>
            )}
            <PlanExercises
              exercises={plan.exercises}
              lastSets={lastSets}
              edit={edit}
              onReplace={pick}
            />
            <Button
              variant="default"
              leftSection={<IconPlus size={20} aria-hidden />}
              className="u-dashed"
              onClick={() => pick(null)}
            >
              Нова вправа
            </Button>
            {picking && (
              <Suspense>
                <PickExercises
                  opened={picking.opened}
                  opening={picking.opening}
                  replaced={picking.replaced?.name ?? null}
                  onClose={close}
                  onChoose={choose}
                />
              </Suspense>
            )}
          </SetTicks>
        </div>
        {/* Not a form: Enter in a digit field, also on a phone, must not save and leave. */}
        <ActionBar
          failure={error && !(error instanceof OvertakenError) ? failureText(error) : null}
          note={
            <>
              {removed && !saving && (
                <RemovedNote
                  key={removed.key}
                  {...removed.note}
                  onUndo={() => {
                    editor.undo()
                    // The pressed button is removed with its note.
                    heading.current?.focus({ preventScroll: true })
                  }}
                />
              )}
              {choosing && !asking && (
                <OvertakenNote
                  text={SESSION_OVERTAKEN}
                  onTake={editor.discard}
                  onKeep={() => question.save(true)}
                />
              )}
              {ticks.rest && (
                <RestStrip key={ticks.rest.until} {...ticks.rest} onClose={ticks.endRest} />
              )}
            </>
          }
        >
          {asking ? (
            <PlanQuestion
              suspects={question.suspects}
              onBack={question.correct}
              onYes={question.confirm}
            />
          ) : (
            <SaveButton
              ref={button}
              label="Зберегти зміни"
              saving={saving}
              idle={choosing}
              onClick={() => question.save(false)}
            />
          )}
        </ActionBar>
      </div>
    </Screen>
  )
}

/** The editor's shape while the session loads. */
export function SessionEditorSkeleton(): ReactNode {
  return (
    <Screen title={EDITOR_TITLE} column="narrow">
      <div className="u-column u-grow" aria-busy>
        <Text role="status" c="dimmed">
          Завантаження сесії…
        </Text>
        <SkeletonBlock height="5rem" />
        <SkeletonBlock height="2.75rem" />
        <SkeletonBlock height="16rem" />
        <SkeletonBlock height="16rem" />
      </div>
    </Screen>
  )
}

/** How many months back to search for the last time (decision 57). */
const MONTHS = 3

const NONE: readonly Session[] = []

/**
 * The sets that the client lifted last time, by the id of their exercise: none while that loads, if
 * the read fails, or if there was no last time.
 */
function useLastTime({ client_id, time_slot }: Session): SetsOfExercises {
  const { date, start_time } = time_slot
  const period = { from: addMonths(date, -MONTHS), to: date }
  const { data = NONE } = useQuery(clientSessionsOptions(client_id, period))
  const [now] = useState(() => kyivNow())
  return useMemo(() => lastTime(data, { date, start_time }, now), [data, date, start_time, now])
}
