// What the screens of a session share.
import { Text, Textarea } from '@mantine/core'
import { IconBarbell } from '@tabler/icons-react'
import { useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, Link, linkOptions, useParams } from '@tanstack/react-router'
import type { PropsWithChildren, ReactNode } from 'react'

import { isApiError } from '#src/api/operation.ts'
import {
  exerciseOptions,
  meOptions,
  type Session,
  UNKNOWN_EXERCISE,
  useClient,
  userOptions,
} from '#src/api/queries.ts'
import { searchForAnother } from '#src/domain/free-slots.ts'
import { clientName } from '#src/domain/names.ts'
import { plural } from '#src/domain/number-text.ts'
import { isAgreed } from '#src/domain/session-status.ts'
import { countSets, MOST_ROWS, toSessionExercises } from '#src/domain/sets.ts'
import { dayText, timeRange } from '#src/domain/time/date-text.ts'
import { kyivInstant } from '#src/domain/time/kyiv-time.ts'
import { serverNow } from '#src/domain/time/now.ts'
import { kyivNote } from '#src/domain/time/own-time.ts'
import { failureText } from '#src/errors/error-text.ts'
import { SESSION_DATA_NOT_LOADED } from '#src/errors/messages.ts'
import { Card } from '#src/ui/Card.tsx'
import { useScreenRetry } from '#src/ui/hooks/use-screen-retry.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { UserAvatar } from '#src/ui/pictures/Avatar.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { EmptyState, FailedQuery } from '#src/ui/states/States.tsx'
import { StatusBadge } from '#src/ui/StatusBadge.tsx'

import { numbersText, setsOf } from './rules/plan.ts'
import { sessionDraft } from './state.ts'

import classes from './SessionParts.module.css'

// Headings of the screens, which their failed and loading states show, too.
export const MEETING_TITLE = 'Деталі зустрічі'
export const EDITOR_TITLE = 'Редагування сесії'

/** Product §2: the text of an empty plan. */
const CHOOSE = 'Оберіть тренування ↗'

/**
 * The link to edit a session (product §2 «/session/{sessionId}»): to its plan if it has a program's
 * name, otherwise to its meeting. Null for a client if there is no such name, because only the
 * coach gives a session a program (decision 11).
 */
export function editorLink(session: Session, isCoach: boolean) {
  const params = { sessionId: session.id }
  if (session.training_program?.name) return linkOptions({ to: '/session/$sessionId/edit', params })
  return isCoach ? linkOptions({ to: '/add-meeting/$sessionId', params }) : null
}

/** The coach's links to move an agreed meeting until it is over, and to make another like a past one. */
export function MeetingLinks({ session }: { session: Session }): ReactNode {
  const { id: sessionId, status, time_slot } = session
  const isOver = kyivInstant(time_slot.date, time_slot.end_time) <= serverNow()
  return (
    <>
      {isAgreed(session) && !isOver && (
        <LinkButton variant="default" to="/add-meeting/$sessionId" params={{ sessionId }}>
          Перенести
        </LinkButton>
      )}
      {(status === 'concluded' || (status === 'verified' && isOver)) && (
        <LinkButton variant="default" to="/add-meeting" search={searchForAnother(session)}>
          Ще раз
        </LinkButton>
      )}
    </>
  )
}

/** Day, time and status of a session, and for the coach its client, with a link to the card. */
export function WhoAndWhen({
  session,
  withClient,
  brief = false,
}: {
  session: Session
  withClient: boolean
  /** Over a plan: with the coach's notes, and without a status that says nothing new. */
  brief?: boolean
}): ReactNode {
  const { status, time_slot, client_id: clientId } = session
  const client = useClient(session, withClient)
  return (
    <div className={classes['row']}>
      {withClient && <UserAvatar user={client} size={brief ? 40 : 48} />}
      <div className={classes['words']}>
        {withClient && (
          <Link to="/client/$clientId" params={{ clientId }} className="u-client">
            {clientName(client)}
          </Link>
        )}
        <Text {...(withClient && { c: 'dimmed' })} {...(brief && { size: 'sm' })}>
          {dayText(time_slot.date)},{' '}
          <span style={{ whiteSpace: 'nowrap' }}>
            {timeRange(time_slot.start_time, time_slot.end_time)}
          </span>
          {kyivNote(time_slot)}
        </Text>
      </div>
      {brief && withClient && <ClientNotes clientId={clientId} />}
      {!(brief && isAgreed(session)) && <StatusBadge status={status} />}
    </div>
  )
}

/** The client's notes, folded to their first line; an empty line while they load. */
export function ClientNotes({ clientId }: { clientId: string }): ReactNode {
  const { isPending, data } = useQuery(userOptions(clientId))
  if (isPending) return <div className={classes['notes']} />
  const notes = data?.client_info?.notes
  return (
    notes && (
      <details>
        <summary className={classes['notes']}>Нотатки: {notes}</summary>
      </details>
    )
  )
}

type Plan = readonly { sets: readonly unknown[] }[]

/** The size of a plan: '6 вправ · 18 сетів'. */
export function planText(plan: Plan): string {
  const sets = plan.flatMap((exercise) => exercise.sets).length
  return `${plan.length} ${plural(plan.length, 'вправа', 'вправи', 'вправ')} · ${sets} ${plural(sets, 'сет', 'сети', 'сетів')}`
}

/** Says of a plan that its sets are too many to show them all. */
export function NotAll({ session, children }: PropsWithChildren<{ session: Session }>): ReactNode {
  const all = countSets(session.session_exercises)
  return (
    all > MOST_ROWS && (
      <Text size="sm">
        Це не всі сети: у плані їх {all}.{children}
      </Text>
    )
  )
}

/** Shown in place of an empty plan; the coach chooses a program in the meeting. */
export function NoPlan({ sessionId, isCoach }: { sessionId: string; isCoach: boolean }): ReactNode {
  return (
    <Card>
      <EmptyState
        icon={<IconBarbell aria-hidden />}
        title={isCoach ? 'План ще порожній' : CHOOSE}
        text={
          isCoach
            ? 'Програма з бібліотеки принесе сюди свої вправи.'
            : 'Тренер ще не додав вправ до цієї зустрічі.'
        }
        action={
          isCoach && (
            <LinkButton variant="default" to="/add-meeting/$sessionId" params={{ sessionId }}>
              {CHOOSE}
            </LinkButton>
          )
        }
      />
    </Card>
  )
}

/** The exercises of a plan, each loaded once. */
export function useExercises(plan: readonly { exercise_id: string }[]) {
  const ids = [...new Set(plan.map(({ exercise_id }) => exercise_id))]
  return useQueries({
    queries: ids.map((id) => exerciseOptions(id)),
    combine: (results) => {
      const byId = new Map(results.map(({ data }, at) => [ids[at], data]))
      return {
        pending: results.some(({ isPending }) => isPending),
        /** Not true of an exercise that could not be loaded; its sets are still shown. */
        isKnown: (id: string) => byId.get(id) !== undefined,
        nameOf: (id: string) => byId.get(id)?.name ?? UNKNOWN_EXERCISE,
        /** For example 'Груди, Трицепс'; empty for an unknown exercise. */
        musclesOf: (id: string) =>
          byId
            .get(id)
            ?.muscles.flatMap(({ name }) => name.trim() || [])
            .join(', ') ?? '',
      }
    },
  })
}

/** Shown in place of a screen that edits a session; product §8 has a separate text for it. */
export function SessionDataFailed({
  error,
  title,
}: ErrorComponentProps & { title: string }): ReactNode {
  const { retry, retrying } = useScreenRetry(error)
  const isSession = isApiError(error) && error.operation === 'GET /v1/calendar/sessions/{id}'
  return (
    <Screen title={title} back="/">
      <FailedQuery
        query={{ error, isFetching: retrying, refetch: retry }}
        order={2}
        text={isSession ? SESSION_DATA_NOT_LOADED : failureText(error)}
      />
      {isSession && error.status === 404 && <KeptPlan />}
    </Screen>
  )
}

/** The unsaved plan of a session that was deleted meanwhile, as a text to copy. */
function KeptPlan(): ReactNode {
  const { sessionId = '' } = useParams({ strict: false })
  const { data: me } = useSuspenseQuery(meOptions())
  const plan = sessionDraft(me.id, sessionId).read()
  const { nameOf } = useExercises(plan?.exercises ?? [])
  if (!plan) return null
  const sets = [...setsOf(toSessionExercises(plan.exercises))]
  const lines = sets.map(([id, all]) => `${nameOf(id)}: ${all.map(numbersText).join(', ')}`)
  return (
    <Textarea
      label="Твої незбережені зміни"
      description="Якщо тренування видалили, зберегти їх нікуди, але їх можна скопіювати."
      readOnly
      rows={2 * lines.length + 1}
      value={[plan.name, ...lines].join('\n').trim()}
      onFocus={(event) => event.currentTarget.select()}
    />
  )
}
