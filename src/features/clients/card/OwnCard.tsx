import { Button, NativeSelect, Text, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconChevronDown, IconInfoCircle } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type ReactNode, useMemo } from 'react'

import { cardChanged } from '#src/api/changed.ts'
import { GOALS } from '#src/api/choices.gen.ts'
import type { Session, User } from '#src/api/queries.ts'
import { lastCoach } from '#src/device/share.ts'
import { fullName } from '#src/domain/names.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { isSameHour, SAME_HOUR } from '#src/domain/same-hour.ts'
import { dayText } from '#src/domain/time/date-text.ts'
import { serverNow } from '#src/domain/time/now.ts'
import { hoursText } from '#src/domain/time/own-time.ts'
import { deadlineOf, deadlineText } from '#src/domain/time/request-deadline.ts'
import { cardDraft, cardValues } from '#src/draft/card-drafts.ts'
import { OvertakenNote } from '#src/draft/DraftNotes.tsx'
import { useDraftForm } from '#src/draft/use-draft-form.ts'
import { useUnsavedGuard } from '#src/draft/use-unsaved-guard.tsx'
import { OvertakenError } from '#src/errors/error-text.ts'
import { CARD_OVERTAKEN } from '#src/errors/messages.ts'
import {
  acknowledgementMutation,
  aheadOptions,
  behindOptions,
  cardSavingMutation,
  requests,
  upcoming,
  yearAhead,
} from '#src/features/clients/api.ts'
import { CardHeader } from '#src/features/clients/CardParts.tsx'
import { OwnMeasurements, Progress } from '#src/features/clients/measurements/Measurements.tsx'
import { Section } from '#src/ui/Card.tsx'
import { useKyivNow } from '#src/ui/dates/use-kyiv-now.ts'
import { failureNote, FailureText } from '#src/ui/FailureText.tsx'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'
import { useFocusAfter } from '#src/ui/hooks/use-focus-after.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { toast } from '#src/ui/overlays/toast.ts'
import { Screen } from '#src/ui/Screen.tsx'
import { StatusBadge } from '#src/ui/StatusBadge.tsx'

import { HistorySection, UpcomingSection } from './CardSessions.tsx'
import { OwnTraining, useCoach } from './ConfirmedTraining.tsx'

import layout from './ClientCard.module.css'
import classes from './OwnCard.module.css'

/** The client's own card: agreed sessions, requests, and the data that they edit themselves. */
export function OwnCard({ me }: { me: User }): ReactNode {
  const now = useKyivNow()
  const ahead = useQuery(aheadOptions(me.id, now.date))
  const behind = useQuery(behindOptions(me.id, now.date))
  const sessions = ahead.data?.concat(behind.data ?? []) ?? []
  const coachId = sessions.at(0)?.coach_id
  const [next] = upcoming(ahead.data ?? [], now, yearAhead)
  const isCoachless =
    ahead.data && behind.data && sessions.every(({ coach_id }) => coach_id === undefined)
  return (
    <Screen title="Моя картка">
      <div className={layout['columns']}>
        <div className={layout['main']}>
          {next && <NextTraining session={next} />}
          {isCoachless && <FindCoach clientId={me.id} />}
          {ahead.data && <Requests sessions={ahead.data} />}
          <UpcomingSection
            clientId={me.id}
            own
            action={
              coachId !== undefined && (
                <Button
                  variant="default"
                  renderRoot={(props) => (
                    <Link to="/coach/$id" params={{ id: coachId }} hash="booking" {...props} />
                  )}
                >
                  Записатися
                </Button>
              )
            }
          />
        </div>
        <div className={layout['aside']}>
          <CardHeader client={me}>
            {me.phone !== null && <p className={layout['activity']}>{formatPhone(me.phone)}</p>}
          </CardHeader>
          {me.client_info && <GoalForm me={me} />}
          <OwnMeasurements client={me} />
        </div>
        <div className={layout['main']}>
          <Progress clientId={me.id} />
          <HistorySection clientId={me.id} />
        </div>
      </div>
    </Screen>
  )
}

/** When and where the client trains next, with whom, and its plan to tick. */
const NextTraining = ({ session }: { session: Session }): ReactNode => {
  const { id, time_slot, session_exercises: plan } = session
  return (
    <Section title="Наступне тренування">
      <div className="u-ends u-nowrap">
        <Link to="/session/$sessionId" params={{ sessionId: id }} className={classes['next']}>
          {dayText(time_slot.date)}, <span>{hoursText(time_slot)}</span>
        </Link>
        {plan.length > 0 && (
          <LinkButton flex="none" to="/session/$sessionId/edit" params={{ sessionId: id }}>
            План
          </LinkButton>
        )}
      </div>
      <OwnTraining session={session} />
    </Section>
  )
}

/**
 * Helps a client whose trainings name no coach to find one: by the coach's page viewed last, or by
 * a pasted link.
 */
function FindCoach({ clientId }: { clientId: string }): ReactNode {
  const last = useAtomValue(lastCoach.atom)[clientId]
  const navigate = useWhileShown(useNavigate())
  const form = useForm({
    initialValues: { link: '' },
    validate: {
      link: (text) =>
        coachIdIn(text) === null && 'Це не посилання на сторінку тренера. Воно має /coach/ і ім’я.',
    },
  })
  const open = form.onSubmit(
    ({ link }) => void navigate({ to: '/coach/$id', params: { id: coachIdIn(link) ?? '' } }),
    () => form.getInputNode('link')?.focus(),
  )
  return (
    <Section title="Твій тренер">
      {last && (
        <>
          <Text>Остання сторінка тренера, яку тут відкривали:</Text>
          <Button
            classNames={{ root: classes['last'] ?? '', label: classes['name'] ?? '' }}
            renderRoot={(props) => <Link {...props} to="/coach/$id" params={{ id: last.id }} />}
          >
            Записатися: {last.name}
          </Button>
        </>
      )}
      <form onSubmit={open} noValidate className="u-grid u-sm">
        <TextInput
          label="Посилання на сторінку тренера"
          description="Попроси його в тренера: на цій сторінці видно вільний час і можна записатися."
          placeholder={`${location.host}/coach/…`}
          inputMode="url"
          autoComplete="off"
          {...form.getInputProps('link')}
        />
        <Button type="submit" variant={last ? 'default' : 'filled'} w="fit-content">
          Відкрити
        </Button>
      </form>
    </Section>
  )
}

/**
 * The id or public slug in a text that has the link to a coach's page, such as a message, or in the
 * slug alone; null if there is none.
 */
export function coachIdIn(text: string): string | null {
  const link = /\/coach\/([a-z\d-]{1,64})\/?(?:[?#]|[.,;!)»]?(?:\s|$))/i.exec(text)
  return (link ?? /^([a-z\d-]{1,64})$/i.exec(text.trim()))?.[1] ?? null
}

/** Goal and notes of the client's own card, editable. Unsaved changes stay on the device. */
function GoalForm({ me: { id, client_info: card } }: { me: User }): ReactNode {
  const saved = useMemo(() => cardValues(card), [card])
  const draft = cardDraft(id)
  const client = useQueryClient()
  const { call, reset, isPending, error } = useSingleMutation(cardSavingMutation(id))
  const form = useDraftForm({
    draft,
    saved,
    // Another tab may have saved it.
    onGone: () => {
      if (!isPending) void cardChanged(client)
    },
  })
  const send = (): void => {
    const typed = draft.read()
    if (typed) call(typed, { onSuccess: () => toast.success('Картку збережено') })
  }
  const discard = (): void => {
    reset()
    draft.write(null)
  }
  const changed = form.isDirty()
  const isOvertaken = error instanceof OvertakenError
  const button = useFocusAfter(isPending)
  const guard = useUnsavedGuard({ unsaved: changed, saving: isPending, onDiscard: discard })
  return (
    <Section title="Мета">
      <form className="u-grid" onSubmit={form.onSubmit(send)}>
        <NativeSelect
          {...form.getInputProps('goal')}
          label="Чого прагну"
          data={form.values.goal === '' ? ['', ...GOALS] : [...GOALS]}
          rightSection={<IconChevronDown size={20} aria-hidden />}
        />
        <Textarea
          {...form.getInputProps('notes')}
          label="Нотатки для тренера"
          placeholder="Травми, графік, побажання"
          rows={5}
          classNames={{ input: classes['input'] ?? '' }}
        />
        {changed && isOvertaken && (
          <OvertakenNote
            text={CARD_OVERTAKEN}
            onTake={discard}
            onKeep={() => {
              draft.write({ base: saved, values: form.getValues() })
              send()
            }}
          />
        )}
        {changed && !isOvertaken && (
          <>
            <FailureText>{failureNote(error)}</FailureText>
            <div className="u-wrap">
              <Button ref={button} type="submit" loading={isPending}>
                Зберегти
              </Button>
              <Button variant="default" disabled={isPending} onClick={discard}>
                Відмінити
              </Button>
            </div>
          </>
        )}
      </form>
      {guard.question}
    </Section>
  )
}

/**
 * «Ваші запити на тренування» on the client's own card: open requests, and the coach's answers
 * (product §4).
 */
function Requests({ sessions }: { sessions: readonly Session[] }): ReactNode {
  const now = useKyivNow()
  const shown = requests(sessions, now)
  // The only coach stands once: with the next training, or else with the first request.
  const hasSeveral = new Set(sessions.map(({ coach_id }) => coach_id)).size > 1
  const hasNext = upcoming(sessions, now, yearAhead).length > 0
  // An acknowledged request is removed together with its focused button.
  const list = useFocusAfter<HTMLUListElement>(shown.length)
  return (
    <Section title="Ваші запити на тренування">
      {shown.some(({ status }) => status === 'unverified') && (
        <p className={classes['rule']}>
          <IconInfoCircle size={20} aria-hidden />
          Якщо тренер не підтвердить запит протягом 3 годин, його буде анульовано. Запит, зроблений
          менш ніж за 3 години до тренування, анулюється за годину до його початку.
        </p>
      )}
      <ul ref={list} tabIndex={-1} className={classes['list']} aria-label="Запити">
        {shown.map((request, at) => (
          <OwnRequest
            key={request.id}
            request={request}
            all={sessions}
            withCoach={hasSeveral || (!hasNext && at === 0)}
          />
        ))}
      </ul>
      {shown.length === 0 && (
        <Text c="dimmed">
          Нових запитів немає. Тут з’являться твої записи та відповіді тренера.
        </Text>
      )}
    </Section>
  )
}

/**
 * One request of the client's own; a confirmed one is acknowledged here (product §4 «Session
 * status»).
 */
function OwnRequest({
  request,
  all,
  withCoach,
}: {
  request: Session
  all: readonly Session[]
  withCoach: boolean
}): ReactNode {
  const { id, status, time_slot } = request
  const { call, isPending, error } = useSingleMutation(acknowledgementMutation)
  const button = useFocusAfter(isPending)
  const { data: coach } = useCoach(request)
  return (
    <li className={classes['request']}>
      <Link to="/session/$sessionId" params={{ sessionId: id }} className={classes['when']}>
        {dayText(time_slot.date)}, {hoursText(time_slot)}
      </Link>
      <StatusBadge status={status} />
      {withCoach && coach && <Text w="100%">{fullName(coach)}</Text>}
      {status !== 'cancelled' && isSameHour(time_slot, all) && (
        <Text fw={600} w="100%">
          {SAME_HOUR}
        </Text>
      )}
      {status === 'unverified' && (
        <Text c="dimmed" size="sm" w="100%">
          {`Тренер має підтвердити ${deadlineText(deadlineOf(request), serverNow())}`}
        </Text>
      )}
      {status === 'verified' && (
        <Button ref={button} variant="default" px="sm" loading={isPending} onClick={() => call(id)}>
          Зрозуміло
        </Button>
      )}
      <FailureText size="sm" w="100%">
        {failureNote(error)}
      </FailureText>
      {status !== 'verified' && <OwnTraining session={request} />}
    </li>
  )
}
