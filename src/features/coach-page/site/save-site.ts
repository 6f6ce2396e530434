/**
 * Saves all edits part by part: failed parts are named, the others are saved (product §4 «Coach
 * profile»).
 */
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import equal from 'fast-deep-equal'

import { profileChanged } from '#src/api/changed.ts'
import type { User } from '#src/api/people-reads.ts'
import { inTurn } from '#src/api/saving-turn.ts'
import { draftAfter, draftSent, type FormDraft } from '#src/device/form-draft.ts'
import { errorMessage } from '#src/errors/error-text.ts'
import {
  CERTIFICATE_NOT_SAVED,
  NO_TOKEN,
  profileNotSaved,
  SITE_OVERTAKEN,
} from '#src/errors/messages.ts'
import { OvertakenError } from '#src/errors/overtaken.ts'
import {
  addCertificate,
  NoToken,
  readPage,
  saveExperience,
  saveTexts,
} from '#src/features/coach-page/api.ts'
import { type CoachInfo, infoOf } from '#src/features/coach-page/coach-info.ts'
import { siteDraft } from '#src/features/coach-page/state.ts'

import {
  type ExperienceRow,
  experienceOf,
  isBlankExperience,
  isChanged,
} from '../experience-row.ts'
import {
  afterSaving,
  type CertificateRow,
  type Draft,
  draftOf,
  hasNewTexts,
  isBlankCertificate,
  isOvertaken,
  shownDraft,
  spacesOf,
  type Taken,
  withTaken,
} from '../site-draft.ts'
import { arrivedAnyway } from './lost-answers.ts'

/** What could not be saved, in words; `key` is the row's, or 'texts'. */
export interface Failure {
  key: string
  text: string
}

interface Sent {
  /** The coach's own page as it was read last. */
  coach: User
  /** The certificates' pictures by the keys of their rows. */
  pictures: ReadonlyMap<string, Blob>
  today: string
}

/** A save in progress: what is sent, from which saved page, and the results so far. */
interface Saving {
  draft: Draft
  info: Omit<CoachInfo, 'id'>
  /** Whether the coach has a page on the server. */
  exists: boolean
  pictures: ReadonlyMap<string, Blob>
  today: string
  taken: Taken
  failures: Failure[]
}

/**
 * Saves a coach's draft on the device, one tab at a time, and removes the accepted parts from it;
 * returns what could not be saved. The page is read first: if somebody else has changed the same
 * since, nothing is sent, and an `OvertakenError` is thrown.
 */
export const siteSavingMutation = mutationOptions({
  mutationFn: ({ coach, pictures, today }: Sent, { client }) =>
    inTurn('coach-page', coach.id, async (): Promise<readonly Failure[]> => {
      const stored = siteDraft(coach.id)
      const draft = stored.read()
      if (draft === null) {
        // Another tab has saved it.
        await readPage(client, coach.id)
        return []
      }
      let known: FormDraft<Draft> | null = draftSent(draft)
      stored.write(known)
      const saving = await begin(draft, { coach, pictures, today }, client).catch(
        (error: unknown) => {
          stored.write(draftAfter(stored.read(), {}))
          throw error
        },
      )
      let isAsSent = true
      const noteRows = (): void => {
        const now = stored.read()
        isAsSent &&= equal(now, known)
        known = withTaken(now, { ...saving.taken, certificates: new Set() })
        stored.write(known)
      }
      try {
        await saveParts(saving)
        // Before the page is read again, which would show a new row twice.
        noteRows()
        if (saving.failures.length > 0 || hasUnknownRows(saving)) {
          recognise(saving, await readPage(client, coach.id))
          noteRows()
        }
        await profileChanged(client)
      } finally {
        const now = stored.read()
        const isDone = saving.failures.length === 0 && isAsSent && equal(now, known)
        // What was typed meanwhile is kept.
        stored.write(isDone ? null : afterSaving(now, draft, saving.taken))
      }
      return saving.failures
    }),
})

/**
 * Reads the page, which must be the one that the draft was begun from; throws an `OvertakenError`
 * otherwise.
 */
async function begin(
  draft: FormDraft<Draft>,
  { coach, pictures, today }: Sent,
  client: QueryClient,
): Promise<Saving> {
  const page = (await readPage(client, coach.id)) ?? coach
  const info = infoOf(page)
  if (isOvertaken(draft, info, today)) throw new OvertakenError(SITE_OVERTAKEN)
  // An earlier attempt may have saved a new row though its answer, and the page after it, were lost.
  const known = new Set(
    [...draft.base.experiences, ...draft.values.experiences].map(({ id }) => id),
  )
  const before = { ...info, experiences: info.experiences.filter(({ id }) => known.has(id)) }
  const { experiences } = arrivedAnyway(draft.values, { before, after: info, today })
  return {
    draft: shownDraft(draft, draftOf(info, today)),
    info,
    exists: page.coach_info !== null,
    pictures,
    today,
    taken: { texts: false, experiences, certificates: new Set() },
    failures: [],
  }
}

async function saveParts(saving: Saving): Promise<void> {
  // First, since an experience or a certificate would create an empty page.
  await saveProfileTexts(saving)
  await Promise.all([
    ...saving.draft.experiences.map((row) => saveRow(row, saving)),
    ...saving.draft.certificates.map((row) => saveCertificate(row, saving)),
  ])
}

async function saveProfileTexts(saving: Saving): Promise<void> {
  const { draft, info, exists, taken, failures } = saving
  const { bio, achievement, spaces } = draft
  try {
    if (!exists || hasNewTexts(draft, info)) {
      const training_spaces = spacesOf(spaces, info.training_spaces)
      await saveTexts({ bio, achievement, training_spaces }, { exists })
    }
    taken.texts = true
  } catch (error) {
    const { text } = errorMessage(error, 'опису, досягнень і місць тренувань')
    failures.push({ key: 'texts', text })
  }
}

async function saveRow(row: ExperienceRow, { today, taken, failures }: Saving): Promise<void> {
  if (isBlankExperience(row) || !isChanged(row) || taken.experiences.has(row.key)) return
  const what = row.about.trim() ? `досвіду «${row.about.trim()}»` : 'досвіду роботи'
  const fail = (text: string): void => void failures.push({ key: row.key, text })
  const body = experienceOf(row, today)
  if (!body) return fail(profileNotSaved(`${what}: заповни опис і обидві дати`))
  try {
    const id = await saveExperience(row.id, body)
    if (id !== null)
      taken.experiences.set(row.key, { id, saved: { ...body, current: row.current } })
  } catch (error) {
    fail(errorMessage(error, what).text)
  }
}

async function saveCertificate(
  row: CertificateRow,
  { pictures, taken, failures }: Saving,
): Promise<void> {
  const picture = pictures.get(row.key)
  if (isBlankCertificate(row) && !picture) return
  const [name, authored_by] = [row.name.trim(), row.authored_by.trim()]
  const title = name ? ` «${name}»` : ''
  const fail = (text: string): void => void failures.push({ key: row.key, text })
  if (!picture) return fail(`${CERTIFICATE_NOT_SAVED}${title}: обери зображення`)
  if (!name || !authored_by || !row.date)
    return fail(`${CERTIFICATE_NOT_SAVED}${title}: заповни назву, автора й дату`)
  try {
    await addCertificate({ name, authored_by, date: row.date }, picture)
    taken.certificates.add(row.key)
  } catch (error) {
    fail(error instanceof NoToken ? NO_TOKEN : errorMessage(error).text)
  }
}

/** Whether the answer to a new row had no id, or did not arrive. */
const hasUnknownRows = ({ draft, taken }: Saving): boolean =>
  draft.experiences.some(
    (row) => row.id === null && !isBlankExperience(row) && !taken.experiences.has(row.key),
  )

/** A row may be saved although its answer was lost: it must not be sent again. */
function recognise(saving: Saving, page: Awaited<ReturnType<typeof readPage>>): void {
  if (!page?.coach_info) return
  const { draft, info, today, taken } = saving
  const arrived = arrivedAnyway(draft, { before: info, after: page.coach_info, today })
  for (const [key, row] of arrived.experiences)
    if (!taken.experiences.has(key)) taken.experiences.set(key, row)
  for (const key of arrived.certificates) taken.certificates.add(key)
  saving.failures = saving.failures.filter(
    ({ key }) => !arrived.experiences.has(key) && !arrived.certificates.has(key),
  )
}
