import { readAuth } from '#src/api/auth.ts'
/**
 * What is sent when a coach's page is saved: all edits part by part. Failed parts are named, the
 * others are saved (product §4 «Coach profile»).
 */
import type { User } from '#src/api/reads.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'
import { failureText } from '#src/errors/error-text.ts'
import { CERTIFICATE_NOT_SAVED, NO_TOKEN, profileNotSaved } from '#src/errors/messages.ts'

import type { CoachInfo } from './coach-info.ts'
import { type ExperienceRow, experienceOf, isBlankExperience, isChanged } from './experience-row.ts'
import { rowsSavedAnyway } from './rows-saved-anyway.ts'
import {
  type CertificateRow,
  certificateOf,
  type Draft,
  hasNewTexts,
  isBlankCertificate,
  spacesOf,
  type SavedParts,
} from './site-draft.ts'
import type { CompleteCertificate } from './site-schema.ts'

/** What could not be saved, in words. `key` is the key of the row, or 'texts'. */
export interface Failure {
  key: string
  text: string
}

/** The calls of a save. */
export interface SiteCalls {
  /** The texts of the page, which is created if it does not exist. */
  texts: (
    body: { bio: string; achievement: string; training_spaces: string[] },
    page: { exists: boolean },
  ) => Promise<void>
  /**
   * Adds an experience, or changes the one with an id. Returns its id, or null if the server does
   * not send it.
   */
  experience: (
    id: string | null,
    body: { about: string; start_date: string; end_date: string | null },
  ) => Promise<string | null>
  certificate: (query: CompleteCertificate, image: Blob) => Promise<void>
}

/** A save in progress: what is sent, from which saved page, and the results so far. */
export interface Saving {
  draft: Draft
  info: Omit<CoachInfo, 'id'>
  /** Whether the coach has a page on the server. */
  exists: boolean
  pictures: ReadonlyMap<string, Blob>
  today: string
  taken: SavedParts
  failures: Failure[]
}

/** Sends what has changed. Notes in `saving` what was accepted, and what was not. */
export async function saveParts(saving: Saving, calls: SiteCalls): Promise<void> {
  // First, since an experience or a certificate would create an empty page.
  await saveProfileTexts(saving, calls)
  await Promise.all([
    ...saving.draft.experiences.map((row) => saveRow(row, saving, calls)),
    ...saving.draft.certificates.map((row) => saveCertificate(row, saving, calls)),
  ])
}

async function saveProfileTexts(
  { draft, info, exists, taken, failures }: Saving,
  calls: SiteCalls,
): Promise<void> {
  const { bio, achievement, spaces } = draft
  try {
    if (!exists || hasNewTexts(draft, info)) {
      const training_spaces = spacesOf(spaces, info.training_spaces)
      await calls.texts({ bio, achievement, training_spaces }, { exists })
    }
    taken.texts = true
  } catch (error) {
    const text = failureText(error, 'опису, досягнень і місць тренувань')
    failures.push({ key: 'texts', text })
  }
}

async function saveRow(
  row: ExperienceRow,
  { today, taken, failures }: Saving,
  calls: SiteCalls,
): Promise<void> {
  if (isBlankExperience(row) || !isChanged(row) || taken.experiences.has(row.key)) return
  const what = row.about.trim() ? `досвіду «${row.about.trim()}»` : 'досвіду роботи'
  const fail = (text: string): void => void failures.push({ key: row.key, text })
  const body = experienceOf(row, today)
  if (!body) return fail(profileNotSaved(`${what}: заповни опис і обидві дати`))
  try {
    const id = await calls.experience(row.id, body)
    if (id !== null)
      taken.experiences.set(row.key, { id, saved: { ...body, current: row.current } })
  } catch (error) {
    fail(failureText(error, what))
  }
}

async function saveCertificate(
  row: CertificateRow,
  { pictures, taken, failures }: Saving,
  calls: SiteCalls,
): Promise<void> {
  const picture = pictures.get(row.key)
  if (isBlankCertificate(row) && !picture) return
  const title = row.name.trim() ? ` «${row.name.trim()}»` : ''
  const fail = (text: string): void => void failures.push({ key: row.key, text })
  if (!picture) return fail(`${CERTIFICATE_NOT_SAVED}${title}: обери зображення`)
  const query = certificateOf(row)
  if (!query) return fail(`${CERTIFICATE_NOT_SAVED}${title}: заповни назву, автора й дату`)
  if (!isSignedIn(readAuth())) return fail(NO_TOKEN)
  try {
    await calls.certificate(query, picture)
    taken.certificates.add(row.key)
  } catch (error) {
    fail(failureText(error))
  }
}

/** Whether a new experience has no known id after the save. */
export const hasUnknownRows = ({ draft, taken }: Saving): boolean =>
  draft.experiences.some(
    (row) => row.id === null && !isBlankExperience(row) && !taken.experiences.has(row.key),
  )

/** Marks rows that were saved although the answer was lost, so that they are not sent again. */
export function recognise(saving: Saving, page: User | null): void {
  if (!page?.coach_info) return
  const { draft, info, today, taken } = saving
  const arrived = rowsSavedAnyway(draft, { before: info, after: page.coach_info, today })
  for (const [key, row] of arrived.experiences)
    if (!taken.experiences.has(key)) taken.experiences.set(key, row)
  for (const key of arrived.certificates) taken.certificates.add(key)
  saving.failures = saving.failures.filter(
    ({ key }) => !arrived.experiences.has(key) && !arrived.certificates.has(key),
  )
}
