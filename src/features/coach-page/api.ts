/** Changes of a coach's own page (product §7 «Users and coach profile»). */
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import equal from 'fast-deep-equal'

import { readAuth } from '#src/api/auth.ts'
import { thenRefresh, avatarChanged, profileChanged, withSavingLock } from '#src/api/changed.ts'
import type { TAGS } from '#src/api/choices.gen.ts'
import { call, orNull } from '#src/api/client.ts'
import { readNow, type User, userOptions } from '#src/api/queries.ts'
import { Experience } from '#src/api/schemas.gen.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'
import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import { draftAfter, draftSent } from '#src/draft/model.ts'
import { failureText, OvertakenError } from '#src/errors/error-text.ts'
import {
  CERTIFICATE_NOT_SAVED,
  NO_TOKEN,
  profileNotSaved,
  SITE_OVERTAKEN,
} from '#src/errors/messages.ts'

import { infoOf } from './coach-info.ts'
import { currentJobs } from './RenewedJobs.tsx'
import {
  afterSaving,
  certificateOf,
  type CertificateRow,
  valuesOfPage,
  experienceOf,
  type ExperienceRow,
  hasNewTexts,
  isBlankCertificate,
  isBlankExperience,
  isChanged,
  isPageOvertaken,
  rowsSavedAnyway,
  type SavedParts,
  type SavedRows,
  shownDraft,
  siteDraft,
  spacesOf,
  withSavedExperiences,
} from './site-draft.ts'

interface Sent {
  /** The coach's profile as it was last read. */
  coach: User
  /** The pictures chosen for new certificates, by the keys of their rows. */
  pictures: Readonly<Record<string, Blob | null>>
}

/**
 * Saves a coach's draft on the device part by part, one tab at a time, and removes the accepted
 * parts from it (product §4 «Coach profile»). Returns what could not be saved, in words, by the keys
 * of the rows, or 'texts'. The page is read first: if somebody else has changed the same values
 * meanwhile, nothing is sent, and an `OvertakenError` is thrown.
 */
export const siteSavingMutation = mutationOptions({
  mutationFn: (sent: Sent, { client }) =>
    withSavingLock('coach-page', sent.coach.id, () => saveSite(sent, client)),
})

async function saveSite(
  { coach, pictures }: Sent,
  client: QueryClient,
): Promise<ReadonlyMap<string, string>> {
  /** The page as the server has it now; null if that cannot be known. */
  const readPage = () => readNow(client, userOptions(coach.id)).catch(() => null)
  const { date: today } = kyivNow()
  const failures = new Map<string, string>()
  const stored = siteDraft(coach.id)
  const begun = stored.read()
  if (begun === null) {
    // Another tab has saved it.
    await readPage()
    return failures
  }
  stored.write(draftSent(begun))
  const page = (await readPage()) ?? coach
  const info = infoOf(page)
  if (isPageOvertaken(begun, info, today)) {
    stored.write(draftAfter(stored.read(), {}))
    throw new OvertakenError(SITE_OVERTAKEN)
  }
  const draft = shownDraft(begun, valuesOfPage(info, today))
  const taken: SavedParts = { texts: false, experiences: new Map(), certificates: new Set() }

  /** Marks rows that were saved although the answer was lost, so that they are not sent again. */
  const recognise = (before: SavedRows, after: SavedRows): void => {
    const { experiences, certificates } = rowsSavedAnyway(draft, { before, after, today })
    for (const [key, row] of experiences)
      if (!taken.experiences.has(key)) taken.experiences.set(key, row)
    for (const key of certificates) taken.certificates.add(key)
    for (const key of [...experiences.keys(), ...certificates]) failures.delete(key)
  }

  const saveTexts = async (): Promise<void> => {
    const { bio, achievement, spaces } = draft
    const body = { bio, achievement, training_spaces: spacesOf(spaces, info.training_spaces) }
    try {
      // Product §7: POST if there is no page yet, else PATCH.
      if (page.coach_info === null) await call('POST /v1/coaches/me/coach_info', { body })
      else if (hasNewTexts(draft, info)) await call('PATCH /v1/coaches/me/coach_info', { body })
      taken.texts = true
    } catch (error) {
      failures.set('texts', failureText(error, 'опису, досягнень і місць тренувань'))
    }
  }

  const saveExperience = async (row: ExperienceRow): Promise<void> => {
    const { key, id, current } = row
    if (isBlankExperience(row) || !isChanged(row) || taken.experiences.has(key)) return
    const about = row.about.trim()
    const what = about ? `досвіду «${about}»` : 'досвіду роботи'
    const body = experienceOf(row, today)
    if (!body) return void failures.set(key, profileNotSaved(`${what}: заповни опис і обидві дати`))
    try {
      let savedId = id
      if (id === null)
        savedId =
          (await call('POST /v1/coaches/me/experiences', { body }, orNull(Experience)))?.id ?? null
      else await call('PATCH /v1/coaches/me/experiences/{id}', { path: { id }, body })
      // The answer to a new one may be empty.
      if (savedId !== null) taken.experiences.set(key, { id: savedId, saved: { ...body, current } })
    } catch (error) {
      failures.set(key, failureText(error, what))
    }
  }

  const saveCertificate = async (row: CertificateRow): Promise<void> => {
    const image = pictures[row.key]
    if (isBlankCertificate(row) && !image) return
    const fail = (text: string): void => void failures.set(row.key, text)
    const name = row.name.trim()
    const what = CERTIFICATE_NOT_SAVED + (name && ` «${name}»`)
    if (!image) return fail(`${what}: обери зображення`)
    const query = certificateOf(row)
    if (!query) return fail(`${what}: заповни назву, автора й дату`)
    if (!isSignedIn(readAuth())) return fail(NO_TOKEN)
    try {
      // Any answer but 200 is a failure (product §8).
      await call('POST /v1/coaches/me/certifications', { query, body: { image }, success: 200 })
      taken.certificates.add(row.key)
    } catch (error) {
      fail(failureText(error))
    }
  }

  const storeExperiences = (): void =>
    stored.write(withSavedExperiences(stored.read(), taken.experiences))

  // An earlier attempt may have saved a new row though its answer, and the page after it, were lost.
  const ids = new Set([...begun.base.experiences, ...begun.values.experiences].map(({ id }) => id))
  recognise({ ...info, experiences: info.experiences.filter(({ id }) => ids.has(id)) }, info)
  try {
    // First, since an experience or a certificate would create an empty page.
    await saveTexts()
    await Promise.all([
      ...draft.experiences.map(saveExperience),
      ...draft.certificates.map(saveCertificate),
    ])
    // Before the page is read again, which would show a new row twice.
    storeExperiences()
    const hasUnknownRows = draft.experiences.some(
      (row) => row.id === null && !isBlankExperience(row) && !taken.experiences.has(row.key),
    )
    if (failures.size > 0 || hasUnknownRows) {
      const now = await readPage()
      if (now?.coach_info) recognise(info, now.coach_info)
      storeExperiences()
    }
    await profileChanged(client)
  } finally {
    const jobs = currentJobs(coach.id)
    for (const { id, saved } of taken.experiences.values())
      if (id !== null && saved?.current) jobs.write({ ...jobs.read(), [id]: today })
    const now = stored.read()
    const isAsSent = equal(now, withSavedExperiences(draftSent(begun), taken.experiences))
    // What was typed meanwhile is kept.
    stored.write(failures.size === 0 && isAsSent ? null : afterSaving(now, begun, taken))
  }
  return failures
}

/** Sends today again for current jobs, if their server keeps the date (decision 12). */
export const renewJobs = (client: QueryClient, coachId: string, today: string): Promise<void> =>
  withSavingLock('coach-page', coachId, async () => {
    const jobs = currentJobs(coachId)
    const sent = jobs.read()
    const { experiences } = infoOf(await readNow(client, userOptions(coachId)))
    if (siteDraft(coachId).read()) return
    const renewed: typeof sent = {}
    for (const { id, about, start_date, end_date } of experiences) {
      // Others are stored without an end, or were ended on another device.
      if (!sent[id] || (end_date !== sent[id] && end_date !== today)) continue
      renewed[id] = today
      const body = { about, start_date, end_date: today }
      // Another tab may have sent it.
      if (sent[id] !== today)
        await call('PATCH /v1/coaches/me/experiences/{id}', { path: { id }, body })
      // The next one may fail.
      jobs.write({ ...sent, ...renewed })
    }
    jobs.write(renewed)
    await profileChanged(client)
  })

export const experienceDeletionMutation = (coachId: string) =>
  mutationOptions({
    mutationFn: (id: string) => call('DELETE /v1/coaches/me/experiences/{id}', { path: { id } }),
    onSuccess: (_deleted, id) => {
      const draft = siteDraft(coachId)
      const now = draft.read()
      // One that was discarded meanwhile is not restored.
      if (now === null) return
      const experiences = now.values.experiences.filter((row) => row.id !== id)
      draft.write({ ...now, values: { ...now.values, experiences } })
    },
    onSettled: thenRefresh(profileChanged),
  })

export const certificateDeletionMutation = mutationOptions({
  mutationFn: (id: string) => call('DELETE /v1/coaches/me/certifications/{id}', { path: { id } }),
  onSettled: thenRefresh(profileChanged),
})

/** Removes the tag with an id, or adds the one with this name. */
export const tagChangeMutation = mutationOptions({
  mutationFn: ({ name, id }: { name: (typeof TAGS)[number]; id: string | null }) =>
    id === null
      ? call('POST /v1/coaches/me/tags', { body: { name } })
      : call('DELETE /v1/coaches/me/tags/{id}', { path: { id } }),
  onSettled: thenRefresh(profileChanged),
})

export const avatarUploadMutation = mutationOptions({
  mutationFn: (image: Blob) => call('POST /v1/users/me/image', { body: { image } }),
  onSettled: thenRefresh(avatarChanged),
})
