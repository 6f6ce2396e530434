import { Button, Input, Text, TextInput, Title } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react'

import { sessionsChanged } from '#src/api/changed.ts'
import { offlineAtom } from '#src/api/offline.ts'
import { meOptions, clientSessionsOptions, type Session, sessionOptions } from '#src/api/queries.ts'
import { newKey } from '#src/domain/lists.ts'
import { MOST_IN_SET } from '#src/domain/mistyped.ts'
import { plural } from '#src/domain/number-text.ts'
import { addMonths } from '#src/domain/time/calendar-date.ts'
import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import { OvertakenNote, RemovedNote } from '#src/draft/DraftNotes.tsx'
import { useDraft } from '#src/draft/use-draft.ts'
import { useUnsavedGuard } from '#src/draft/use-unsaved-guard.tsx'
import { failureText, isUnconnected, OvertakenError } from '#src/errors/error-text.ts'
import { SESSION_OVERTAKEN, SESSION_SAVED } from '#src/errors/messages.ts'
import { planSavingMutation } from '#src/features/meetings/api.ts'
import {
  contentOf,
  doneRows,
  filledBelow,
  planOf,
  isChanged,
  isPlanOvertaken,
  lastTime,
  planNumbers,
  planShape,
  type SetsOfExercises,
  setsOf,
  type StoredPlan,
  type SuspectSet,
  suspectSets,
} from '#src/features/meetings/rules/plan.ts'
import {
  NoPlan,
  NotAll,
  EDITOR_TITLE,
  WhoAndWhen,
  useExercises,
} from '#src/features/meetings/SessionParts.tsx'
import { doneSets, sessionDraft } from '#src/features/meetings/state.ts'
import { ActionBar, SaveButton } from '#src/ui/forms/ActionBar.tsx'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { useWhileShown, useReturn, useShowDay } from '#src/ui/hooks/navigation.ts'
import { useFocusAfter } from '#src/ui/hooks/use-focus-after.ts'
import { lazyDialog } from '#src/ui/lazy-part.tsx'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { focusNextField } from '#src/ui/numbers/DigitField.tsx'
import { NumberQuestion, useNumberQuestion } from '#src/ui/numbers/NumberQuestion.tsx'
import { toast } from '#src/ui/overlays/toast.ts'
import { Screen } from '#src/ui/Screen.tsx'

import { PlanExercises, type Replaced } from './ExerciseEditor.tsx'
import type { Picking } from './PickExercises.tsx'
import { type Fill, RestStrip, SetTicks, useSetTicks } from './SetRow.tsx'

const PickExercises = lazyDialog(() =>
  import('./PickExercises.tsx').then((module) => module.PickExercises),
)

/** Nothing was sent, because there is no connection (decision 97). */
export const NOT_SENT =
  'Немає з’єднання. Зміни лишаються на цьому пристрої. Зберегти зміни можна буде, коли воно повернеться.'

const route = getRouteApi('/_shell/session/$sessionId/edit')

/**
 * The plan of a session in edit mode, for its coach or its client (product §2
 * «/session/{sessionId}/edit»).
 */
export function SessionEditorScreen(): ReactNode {
  const { sessionId } = route.useParams()
  const navigate = useWhileShown(route.useNavigate())
  const goBack = useReturn()
  const showDay = useShowDay()
  const client = useQueryClient()
  const { data: me } = useSuspenseQuery(meOptions())
  // Read again when the person returns to this tab, because another tab may have changed it.
  const read = useSuspenseQuery({ ...sessionOptions(sessionId), staleTime: 0 })
  const { data: session } = read
  const isCoach = me.role === 'coach'
  const lastSets = useLastTime(session)

  const stored = sessionDraft(me.id, sessionId)
  const saved = useMemo(() => planOf(session), [session])
  const setTicks = useSetTicks(me.id, sessionId)
  const draft = useDraft({
    draft: stored,
    saved,
    shape: planShape,
    list: 'exercises',
    onEdit: setTicks.move,
    onGone: () => void sessionsChanged(client),
  })
  const { values: plan, edit, removed } = draft
  const fill: Fill = useCallback(
    (typed) => {
      const removal = { name: 'Наступні сети:', outcome: typed.value, takesFocus: false }
      const done = doneSets(me.id, sessionId).read()
      edit((now) => filledBelow(now, typed, doneRows(now.exercises, done)), removal)
    },
    [edit, me.id, sessionId],
  )
  const ticks = setTicks.of(plan)
  const unsaved = isChanged(plan, session)
  const overtaken = draft.stored !== null && isPlanOvertaken(draft.stored, session)
  /** Whether the changes are those of an earlier visit. */
  const [restored, setRestored] = useState(draft.stored !== null)
  /** Discards every change; the session is shown as it is now. */
  const discard = (): void => {
    setTicks.forget()
    draft.discard()
    setRestored(false)
  }

  const { call, error, isPending, isSuccess, reset, showFailure } = useSingleMutation({
    ...planSavingMutation,
    // Another tab may have changed the draft meanwhile.
    onSuccess: (_, { draft: sent }) => {
      const now = stored.read()
      if (!now || contentOf(now) !== contentOf(sent)) return
      setTicks.keepRest(now)
      stored.write(null)
    },
  })
  const isOffline = useAtomValue(offlineAtom)
  const [wasOffline, setWasOffline] = useState(isOffline)
  useDidUpdate(() => setWasOffline(true), [isOffline])
  const isLost = isUnconnected(error)
  /** Whether the session can be read. */
  const isConnected = !isOffline && !isUnconnected(read.error)
  const failure = isLost && !isConnected ? NOT_SENT : error && !isLost ? failureText(error) : null
  const guard = useUnsavedGuard({ unsaved, saving: isPending, onDiscard: discard })
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
  /** The draft to be sent. With `overwrite` it replaces the session as it is shown now. */
  const toSend = (overwrite: boolean): StoredPlan => {
    const now = stored.read()
    const known = now && !overwrite ? now.known : [contentOf(saved)]
    const sent = { ...(now ?? plan), known: [...new Set([...known, contentOf(now ?? plan)])] }
    if (now) stored.write(sent)
    return sent
  }
  // Another tab may have saved the plan, or discarded its changes.
  const question = useNumberQuestion<SuspectSet>(unsaved ? planNumbers(plan.exercises) : [])
  const { nameOf } = useExercises(question.suspects)
  const [overwrites, setOverwrites] = useState(false)
  /** Sends the plan, or asks first about numbers that may have been mistyped. */
  const save = (overwrite: boolean): void => {
    setOverwrites(overwrite)
    const suspects = suspectSets(plan.exercises, lastSets, setsOf(session.session_exercises))
    if (question.mayBeSent(suspects))
      call(
        { id: sessionId, draft: toSend(overwrite) },
        { onSuccess: openNext, onError: (why) => showFailure(isUnconnected(why) ? NOT_SENT : why) },
      )
  }

  const nameId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [picking, setPicking] = useState<Picking>({ opened: false, opening: '', replaced: null })
  const pick = useCallback(
    (replaced: Replaced | null): void => setPicking({ opened: true, opening: newKey(), replaced }),
    [],
  )
  const sets = plan.exercises.flatMap((exercise) => exercise.sets).length
  // Also true after the save, until the next screen is shown.
  const saving = isPending || isSuccess
  const asking = question.suspects.length > 0 && !saving
  // The answer «Так, зберегти» is replaced by the button.
  const button = useFocusAfter(asking)
  const choosing = overtaken && !saving
  return (
    <Screen title={EDITOR_TITLE} back=".." column="narrow">
      {guard.question}
      <div className="u-column u-xs u-grow" style={{ marginTop: '-0.75rem' }}>
        <WhoAndWhen session={session} withClient={isCoach} brief />
        <div className="u-column u-xs u-grow" inert={saving} data-fields>
          <SetTicks value={{ ...ticks, asked: question.suspects }}>
            {restored && unsaved && !overtaken && (
              <div className="u-ends u-waiting">
                <Text span fw={600}>
                  Відновлено незбережені зміни.
                </Text>
                <Button variant="default" onClick={discard}>
                  Скинути
                </Button>
              </div>
            )}
            <div className="u-line u-xs">
              <div>
                <Input.Label htmlFor={nameId} lh={1.25}>
                  Назва програми
                </Input.Label>
                <Title order={2} ref={heading} tabIndex={-1} c="dimmed" fz="sm" fw={500}>
                  {ticks.count} з {sets} {plural(sets, 'сету', 'сетів', 'сетів')}
                </Title>
              </div>
              <TextInput
                id={nameId}
                className="u-grow"
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
            </div>
            <NotAll session={session}> Збережуться лише показані.</NotAll>
            {plan.exercises.length === 0 && <NoPlan sessionId={sessionId} isCoach={isCoach} />}
            <PlanExercises
              exercises={plan.exercises}
              lastSets={lastSets}
              edit={edit}
              fill={fill}
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
            <PickExercises
              {...picking}
              plan={plan}
              edit={edit}
              onClose={() => setPicking({ ...picking, opened: false })}
            />
          </SetTicks>
        </div>
        {/* Not a form: Enter in a digit field, also on a phone, must not save and leave. */}
        <ActionBar
          failure={error instanceof OvertakenError ? null : failure}
          note={
            <>
              {removed && !saving && (
                <RemovedNote
                  key={removed.key}
                  {...removed.note}
                  onUndo={() => {
                    draft.undo()
                    // The pressed button is removed with its note.
                    heading.current?.focus({ preventScroll: true })
                  }}
                />
              )}
              {choosing && !asking && (
                <OvertakenNote
                  text={SESSION_OVERTAKEN}
                  onTake={discard}
                  onKeep={() => save(true)}
                />
              )}
              {(isLost || wasOffline) && isConnected && unsaved && !saving && (
                <Text role="status">З’єднання повернулося. Зміни ще не збережено.</Text>
              )}
              {ticks.rest && (
                <RestStrip
                  key={ticks.rest.row}
                  {...ticks.rest}
                  onChange={ticks.changeRest}
                  onClose={ticks.endRest}
                />
              )}
            </>
          }
        >
          {asking ? (
            <NumberQuestion
              suspects={question.suspects.map((suspect) => ({
                id: suspect.id,
                number: numberText(suspect, suspect.value),
                reason: `${nameOf(suspect.exercise_id)}, ${reasonText(suspect)}.`,
                field: suspect.field,
              }))}
              onBack={question.answer}
              onYes={() => save(overwrites)}
            />
          ) : (
            <SaveButton
              ref={button}
              label="Зберегти зміни"
              saving={saving}
              idle={choosing}
              refusal={NOT_SENT}
              onClick={() => save(false)}
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
        <SkeletonBlock height={['5rem', '2.75rem', '16rem', '16rem']} />
      </div>
    </Screen>
  )
}

/** How many months back to search for the last time (decision 57). */
const MONTHS = 3

/**
 * The sets that the client lifted last time, by the id of their exercise; undefined while that loads,
 * and if the read fails.
 */
function useLastTime({ client_id, time_slot }: Session): SetsOfExercises | undefined {
  const { date, start_time } = time_slot
  const period = { from: addMonths(date, -MONTHS), to: date }
  const { data } = useQuery(clientSessionsOptions(client_id, period))
  const [now] = useState(() => kyivNow())
  return useMemo(
    () => data && lastTime(data, { date, start_time }, now),
    [data, date, start_time, now],
  )
}

const numberText = ({ kind }: SuspectSet, value: number): string =>
  kind === 'weight'
    ? `${value.toLocaleString('uk', { useGrouping: false })}\u00A0кг`
    : `${value}\u00A0${plural(value, 'повтор', 'повтори', 'повторів')}`

function reasonText(suspect: SuspectSet): string {
  const { last, isOfLastTime, sets } = suspect
  const place = `${sets.length > 1 ? 'сети' : 'сет'} ${sets.join(', ')}`
  if (last === 0) return `${place}: зазвичай до ${numberText(suspect, MOST_IN_SET)}`
  return `${place}: ${isOfLastTime ? 'минулого разу —' : 'у плані було'} ${numberText(suspect, last)}`
}
