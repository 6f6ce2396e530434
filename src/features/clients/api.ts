/**
 * The client base and a client's card: what they read, who is active, how sessions are grouped
 * (product §2 «/client/{clientId}», product §9 «Client card»), and what a card sends.
 */
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import equal from 'fast-deep-equal'
import * as v from 'valibot'

import {
  thenRefresh,
  cardChanged,
  cardPhotoChanged,
  sessionsChanged,
  addCardPhoto,
  patchCard,
} from '#src/api/changed.ts'
import { call } from '#src/api/client.ts'
import {
  atMost,
  loadedBefore,
  firstShown,
  readNow,
  orNone,
  readBy,
  meOptions,
  userOptions,
  clientsOptions,
  type User,
  clientSessionsOptions,
  coachSessionsOptions,
  readMe,
  type Period,
  type Session,
  sessionsIn,
} from '#src/api/queries.ts'
import { Measurement } from '#src/api/schemas.gen.ts'
import {
  type BodyEntry,
  bodySpecs,
  type BodyText,
  hasMeasurement,
  MEASURES,
} from '#src/domain/body.ts'
import { isAgreed } from '#src/domain/session-status.ts'
import { addMonths } from '#src/domain/time/calendar-date.ts'
import { trimSeconds } from '#src/domain/time/date-text.ts'
import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import { cardDraft, type CardValues, cardValues, measureDraft } from '#src/draft/card-drafts.ts'
import {
  changesOf,
  draftAfter,
  type FormDraft,
  valuesOf,
  isOvertaken,
  recordsSent,
} from '#src/draft/model.ts'
import { OvertakenError } from '#src/errors/error-text.ts'
import { CARD_OVERTAKEN } from '#src/errors/messages.ts'

/** The month from today on (`YYYY-MM-DD`), which a card shows as upcoming. */
export const monthAhead = (today: string): Period => ({ from: today, to: addMonths(today, 1) })

/** The month up to today, which a card shows as history. */
export const monthBehind = (today: string): Period => ({ from: addMonths(today, -1), to: today })

/** The year from today on: nobody requests a training further ahead. */
export const yearAhead = (today: string): Period => ({ from: today, to: addMonths(today, 12) })

/** How long a screen waits for the parts that it should start with, in ms. */
const LONGEST_WAIT_MS = 2000

/** How long it waits for what only the device has at once, in ms. */
const STORED_WAIT_MS = 50

/** A coach's sessions of the next month; `today` is `YYYY-MM-DD`. */
export const nextSessionsOptions = (coachId: string, today: string) => ({
  ...coachSessionsOptions(coachId, monthAhead(today), { window: 'month ahead' }),
  ...loadedBefore,
})

/** Reads what the client base starts with. It works without the sessions. */
export async function loadClientBase(client: QueryClient): Promise<void> {
  const me = await readMe(client)
  const sessions = firstShown(client, nextSessionsOptions(me.id, kyivNow().date))
  const next = atMost(LONGEST_WAIT_MS, Promise.allSettled([sessions]))
  await firstShown(client, clientsOptions(me.id))
  await next
}

/**
 * A client's sessions from today on. A request may be for a later date than the sessions that the
 * card shows as upcoming.
 */
export const aheadOptions = (clientId: string, today: string) => ({
  ...clientSessionsOptions(clientId, yearAhead(today), 'year ahead'),
  ...loadedBefore,
})

/** A client's sessions of the last month. */
export const behindOptions = (clientId: string, today: string) => ({
  ...clientSessionsOptions(clientId, monthBehind(today), 'month behind'),
  select: sessionsIn(monthBehind(today)),
  ...loadedBefore,
})

/**
 * A client's body measurements, oldest first. Empty on a 404: the specification has no call for
 * them, so a server may not have it.
 */
export const measurementsOptions = (id: string) => ({
  ...readBy('GET /v1/clients/{id}/measurements', { path: { id } }, v.array(Measurement), orNone),
  ...loadedBefore,
})

/** Starts to read all parts of a card at once, and for the client the coach of the next training. */
export function loadCard(
  client: QueryClient,
  clientId: string,
  { own }: { own: boolean },
): Promise<unknown> {
  const { date } = kyivNow()
  const ahead = firstShown(client, aheadOptions(clientId, date))
  const coachOf = async ([next]: Session[]): Promise<unknown> =>
    own &&
    next?.coach_id !== undefined &&
    atMost(STORED_WAIT_MS, firstShown(client, userOptions(next.coach_id)))
  const parts = [
    ahead.then(coachOf),
    firstShown(client, behindOptions(clientId, date)),
    firstShown(client, measurementsOptions(clientId)),
  ]
  return atMost(LONGEST_WAIT_MS, Promise.allSettled(parts))
}

/** Whether a client is active: their status is empty then (product §3 «User»). */
export const isActive = ({ status }: Pick<User, 'status'>): boolean => status === ''

/** The word for it, in the client's grammatical gender if it is known. */
export function activityText({ status, gender }: Pick<User, 'status' | 'gender'>): string {
  if (gender === 'woman') return isActive({ status }) ? 'Активна' : 'Неактивна'
  return isActive({ status }) ? 'Активний' : 'Неактивний'
}

/** The most past sessions that a card shows (product §9 «Client card»). */
const HISTORY = 100

type Now = ReturnType<typeof kyivNow>

/** Wall times of one zone can be compared as texts. */
const wall = (date: string, time: string): string => `${date}T${trimSeconds(time)}`
const startOf = ({ time_slot }: Session): string => wall(time_slot.date, time_slot.start_time)
const endOf = ({ time_slot }: Session): string => wall(time_slot.date, time_slot.end_time)

const byStart = (a: Session, b: Session): number => (startOf(a) < startOf(b) ? -1 : 1)

/** Whether it is verified or concluded, and not over. */
export const isAhead = (session: Session, { date, time }: Now): boolean =>
  isAgreed(session) && endOf(session) > wall(date, time)

/** Verified and concluded sessions of the next month that are not over, the next one first. */
export function upcoming(sessions: readonly Session[], now: Now, period = monthAhead): Session[] {
  const { to: lastDay } = period(now.date)
  return sessions
    .filter((session) => isAhead(session, now) && session.time_slot.date <= lastDay)
    .toSorted(byStart)
}

/** Past sessions, the latest first, without those that nobody confirmed: at most a hundred. */
export function history(sessions: readonly Session[], { date, time }: Now): Session[] {
  const now = wall(date, time)
  return sessions
    .filter((session) => session.status !== 'unverified' && endOf(session) <= now)
    .toSorted((a, b) => byStart(b, a))
    .slice(0, HISTORY)
}

/** The number of past sessions that were not cancelled. */
export const heldCount = (past: readonly Session[]): number => past.filter(isAgreed).length

/**
 * A client's future requests: open ones, and answers that were not acknowledged. What the coach has
 * made is none, but the client reads here that it was called off.
 */
export function requests(sessions: readonly Session[], { date, time }: Now): Session[] {
  const now = wall(date, time)
  return sessions
    .filter((session) => session.status !== 'concluded' && startOf(session) > now)
    .filter(({ status, created_by }) => status === 'cancelled' || created_by !== 'coach')
    .toSorted(byStart)
}

/** Each client's next verified or concluded session, by the client's id. */
export function nextByClient(sessions: readonly Session[], now: Now): Map<string, Session> {
  const next = new Map<string, Session>()
  for (const session of upcoming(sessions, now))
    if (!next.has(session.client_id)) next.set(session.client_id, session)
  return next
}

/**
 * Saves a client's changes of goal and notes. The card is read first: if somebody else has changed
 * the same values meanwhile, nothing is sent, and an `OvertakenError` is thrown.
 */
export const cardSavingMutation = (clientId: string) => {
  const draft = cardDraft(clientId)
  return mutationOptions({
    ...recordsSent(draft),
    mutationFn: async (sent: FormDraft<CardValues>, { client }) => {
      const me = await readNow(client, meOptions())
      const saved = cardValues(me.client_info)
      if (isOvertaken(sent, saved)) throw new OvertakenError(CARD_OVERTAKEN)
      const values = valuesOf(sent, saved)
      if (values === saved) return
      const { goal, notes } = changesOf({ base: saved, values })
      await patchCard(client, { ...(goal && { goal }), ...(notes !== undefined && { notes }) })
    },
    onSuccess: (_, sent) => draft.write(draftAfter(draft.read(), changesOf(sent))),
    onSettled: thenRefresh(cardChanged),
  })
}

/**
 * Saves today's measurements as they were typed, then the photo, which is attached to them; either
 * may be left out. After a failure both may be sent again.
 */
export const measurementSavingMutation = (clientId: string) => {
  const draft = measureDraft(clientId)
  const { onMutate, onError } = recordsSent(draft)
  return mutationOptions({
    mutationKey: ['PATCH /v1/clients/me/client_info'],
    onMutate,
    mutationFn: async ({ body, photo }: { body: BodyText; photo: Blob | null }, { client }) => {
      if (hasMeasurement(body)) await patchCard(client, { body_specs: bodySpecs(body) })
      if (photo) await addCardPhoto(photo)
    },
    // What was typed during the save stays in the draft.
    onSuccess: (_, sent) => {
      const now = draft.read()
      draft.write(equal(now?.values, sent.body) ? null : draftAfter(now, {}))
    },
    // Without a photo, what was sent stays recorded: the answer may have been lost. A photo still has
    // to be sent, and the numbers stay in the form with it.
    onError: (_, { photo: unsent }) => {
      if (unsent) onError()
    },
    onSettled: thenRefresh((client, { sent }) =>
      Promise.all([cardChanged(client), sent.photo && cardPhotoChanged(client)]),
    ),
  })
}

/** What is said once they are saved. */
export const MEASURED = 'Виміри збережено'

/**
 * Whether what is typed was sent and is saved, though its answer was lost: as today's entry, or as
 * the card's four numbers (`specs`) if the server keeps no history.
 */
export function isSavedAnyway(
  { values, sent }: FormDraft<BodyText>,
  {
    entries,
    specs,
    today,
  }: { entries: readonly BodyEntry[]; specs: readonly number[] | undefined; today: string },
): boolean {
  const entry = entries.find(({ date }) => date === today)
  const saved = entries.length === 0 ? specs : entry && MEASURES.map((measure) => entry[measure])
  const typed = [sent?.values, values].map((body) => body && bodySpecs(body))
  return hasMeasurement(values) && typed.every((numbers) => equal(numbers, saved))
}

/** Sends that the client has seen the confirmation of a session (product §4 «Session status»). */
export const acknowledgementMutation = mutationOptions({
  mutationFn: (sessionId: string) =>
    call('PATCH /v1/clients/sessions/{id}', {
      path: { id: sessionId },
      body: { status: 'concluded' },
    }),
  onSettled: thenRefresh(sessionsChanged),
})

/**
 * Makes the text of a calendar file from a training; `url` is the address of its screen. The code
 * that does this loads when it is called.
 */
export const calendarFileMutation = mutationOptions({
  meta: { isLocal: true },
  mutationFn: async (training: { session: Session; coach: User | null; url: string }) => {
    const { calendarText } = await import('./calendar-file.ts')
    return calendarText(training.session, training.coach, training.url)
  },
})
