import { Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

import { isApiError } from '#src/api/operation.ts'
import { meOptions, type Session, sessionOptions } from '#src/api/queries.ts'
import { named } from '#src/domain/names.ts'
import { useUnsavedGuard } from '#src/draft/use-unsaved-guard.tsx'
import { failureText } from '#src/errors/error-text.ts'
import { SESSION_RENEWED, UNKNOWN_PROGRAM } from '#src/errors/messages.ts'
import { meetingSavingMutation } from '#src/features/meetings/api.ts'
import { MEETING_TITLE } from '#src/features/meetings/SessionParts.tsx'
import { Card } from '#src/ui/Card.tsx'
import { failureNote } from '#src/ui/FailureText.tsx'
import { ActionBar, SaveButton } from '#src/ui/forms/ActionBar.tsx'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { useWhileShown, useShowDay } from '#src/ui/hooks/navigation.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { LoadingScreen, SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { toast } from '#src/ui/overlays/toast.ts'
import { Screen } from '#src/ui/Screen.tsx'

import { ClientChoice, useMeetingClient } from './ClientChoice.tsx'
import { MeetingTime, useMeetingTime } from './MeetingTime.tsx'
import type { MeetingSearch } from './search.ts'

import classes from './MeetingTime.module.css'

/**
 * An existing session, with its own data preselected (product §4 «Session creation», «Edit mode»).
 */
export function EditMeetingScreen(): ReactNode {
  const { sessionId } = useParams({ from: '/_shell/_coach/add-meeting/$sessionId' })
  const { data: session } = useSuspenseQuery(sessionOptions(sessionId))
  return <MeetingScreen session={session} />
}

/** The shape of a meeting while it loads. */
export function MeetingSkeleton(): ReactNode {
  return (
    <LoadingScreen>
      <div className="u-columns">
        <SkeletonBlock height={['20rem', '20rem']} />
      </div>
    </LoadingScreen>
  )
}

/**
 * Time, client and program of a session (product §2 «/add-meeting», product §4 «Session creation»);
 * without `session` it is a new one. With a program the next screen shows its sets.
 */
export function MeetingScreen({ session = null }: { session?: Session | null }): ReactNode {
  const { data: me } = useSuspenseQuery(meOptions())
  const navigate = useWhileShown(useNavigate())
  const showDay = useShowDay()
  // The state is set at once. The address, which keeps the choices across a reload, may be updated
  // only after «Зберегти» was pressed.
  const address: MeetingSearch = useSearch({ strict: false })
  const [chosen, setChosen] = useState(address)
  const time = useMeetingTime(me.id, session, chosen)
  const choice = useMeetingClient(me.id, session, chosen)
  const { client, clientId } = choice
  const programs = me.training_programs
  const wanted = chosen.program ?? session?.training_program_id ?? ''
  // A session keeps a program that was deleted; a new one cannot have it.
  const isKnown = programs.some(({ id }) => id === wanted)
  const programId = isKnown || session ? wanted || null : null

  /** Why the meeting cannot be saved, and the field that shows it. */
  const [problem, setProblem] = useState<{ field: 'time' | 'client'; text: string } | null>(null)
  const { call, error, variables, isPending, isSuccess } = useSingleMutation({
    ...meetingSavingMutation,
    // The slot was taken meanwhile: the message is shown at the times, which are read again.
    onError: (reason) => {
      if (isTaken(reason)) setProblem({ field: 'time', text: failureText(reason) })
    },
  })
  // In progress, or done and navigating to the next screen.
  const saving = isPending || isSuccess
  const failure = isTaken(error) ? null : failureNote(error)
  // A new meeting may have been created although the answer was lost. Its slot can be tried again
  // even while it is shown as taken.
  const tried = failure === null ? undefined : variables?.slot
  const slot = time.slot ?? session?.time_slot ?? (tried?.id === chosen.slot ? tried : undefined)

  // A free slot of the calendar links here with its time; that time alone is not a change.
  const [opened] = useState({
    slot: session?.time_slot.id ?? chosen.slot,
    client: session?.client_id ?? '',
    program: session?.training_program_id ?? '',
  })
  // A different day alone is not a change, either.
  const isChanged = (['slot', 'client', 'program'] as const).some(
    (field) => chosen[field] !== undefined && chosen[field] !== opened[field],
  )
  const guard = useUnsavedGuard({ unsaved: !isSuccess && isChanged, saving })

  const choose = (field: 'time' | 'client' | null, change: MeetingSearch): void => {
    if (problem?.field === field) setProblem(null)
    setChosen((before) => ({ ...before, ...change }))
    // Only the change, because an earlier one may not be in the address yet.
    void navigate({ to: '.', search: (before) => ({ ...before, ...change }), replace: true })
  }
  const openNext = (sessionId: string): void => {
    if (session) toast.success(SESSION_RENEWED)
    if (guard.isLeaving()) return
    if (!session && programId === null) return showDay(time.date)
    void navigate({
      to: '/session/$sessionId/edit',
      params: { sessionId },
      replace: true,
      ignoreBlocker: true,
    })
  }
  /** Sends the meeting, or says what it lacks (product §5 «Session save»). */
  const save = (): void => {
    if (!slot) return setProblem({ field: 'time', text: 'Будь ласка, оберіть час тренування' })
    if (clientId === null)
      return setProblem({ field: 'client', text: 'Будь ласка, оберіть клієнта' })
    setProblem(null)
    call({ session, slot, clientId, programId }, { onSuccess: openNext })
  }

  const hint = useId()
  const form = useRef<HTMLDivElement>(null)
  // For the time, focus the group, because the times in it may be replaced. For the client, focus
  // the input, or the group while the clients load.
  useEffect(() => {
    if (!problem || saving) return
    const group = form.current?.querySelector<HTMLElement>(`[data-field=${problem.field}]`)
    const input = problem.field === 'client' ? group?.querySelector('input') : null
    const target = input ?? group
    target?.focus()
  }, [problem, saving])

  return (
    <Screen
      title={MEETING_TITLE}
      action={
        <LinkButton to="/calendar" variant="subtle" px="xs">
          Закрити слот
        </LinkButton>
      }
    >
      <div ref={form} className="u-column u-grow">
        {guard.question}
        <div className="u-columns" inert={saving}>
          <Card className="u-column">
            <MeetingTime
              session={session}
              time={time}
              error={problem?.field === 'time' ? problem.text : null}
              onChoose={(change) => choose('time', change)}
            />
          </Card>
          <div className="u-column">
            <Card>
              <ClientChoice
                choice={choice}
                // Shown while nobody is chosen: the list may load after the attempt to save.
                error={problem?.field === 'client' && !client ? problem.text : null}
                onChoose={(id) => choose('client', { client: id ?? '' })}
              />
            </Card>
            <Card>
              <fieldset className={classes['choice']} aria-describedby={hint}>
                <legend className={classes['legend']}>Програма тренувань</legend>
                <Text id={hint} c="dimmed" size="sm" mb="xs">
                  Необов’язково: план вправ можна скласти пізніше.
                </Text>
                <div className="u-wrap">
                  {[
                    { id: '', name: 'Без програми' },
                    ...(isKnown || !programId ? [] : [{ id: programId, name: '' }]),
                    ...programs,
                  ].map(({ id: program, name }) => (
                    <label key={program} className={classes['chip']}>
                      <input
                        type="radio"
                        name={hint}
                        checked={program === (programId ?? '')}
                        onChange={() => choose(null, { program })}
                      />
                      {named(name, UNKNOWN_PROGRAM)}
                    </label>
                  ))}
                </div>
              </fieldset>
            </Card>
          </div>
        </div>
        <ActionBar failure={failure}>
          <SaveButton saving={saving} onClick={save} />
        </ActionBar>
      </div>
    </Screen>
  )
}

const isTaken = (error: unknown): boolean => isApiError(error) && error.status === 409
