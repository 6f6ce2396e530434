/** Changes of a coach's own page (product §7 «Users and coach profile»). */
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import equal from 'fast-deep-equal'

import { thenRefresh, avatarChanged, profileChanged, withSavingLock } from '#src/api/changed.ts'
import { call, orNull } from '#src/api/client.ts'
import { readNow } from '#src/api/queries.ts'
import { type User, userOptions } from '#src/api/reads.ts'
import { Experience } from '#src/api/schemas.gen.ts'
import { draftAfter, draftSent, type FormDraft } from '#src/draft/model.ts'
import { OvertakenError } from '#src/errors/error-text.ts'
import { SITE_OVERTAKEN } from '#src/errors/messages.ts'

import { infoOf } from './coach-info.ts'
import { rowsSavedAnyway } from './rows-saved-anyway.ts'
import {
  type Failure,
  hasUnknownRows,
  recognise,
  saveParts,
  type Saving,
  type SiteCalls,
} from './save-site.ts'
import {
  afterSaving,
  type Draft,
  draftOf,
  isOvertaken,
  shownDraft,
  withSavedParts,
} from './site-draft.ts'
import { siteDraft } from './state.ts'
import type { TagName } from './tags.ts'

/** The page as the server has it now; null if that cannot be known. */
const readPage = (client: QueryClient, userId: string) =>
  readNow(client, userOptions(userId)).catch(() => null)

const calls: SiteCalls = {
  // Product §7: POST if there is no page yet, else PATCH.
  texts: (body, { exists }) =>
    exists
      ? call('PATCH /v1/coaches/me/coach_info', { body })
      : call('POST /v1/coaches/me/coach_info', { body }),
  experience: async (id, body) => {
    if (id === null) {
      const made = await call('POST /v1/coaches/me/experiences', { body }, orNull(Experience))
      return made?.id ?? null
    }
    await call('PATCH /v1/coaches/me/experiences/{id}', { path: { id }, body })
    return id
  },
  // Any answer but 200 is a failure (product §8).
  certificate: (query, image) =>
    call('POST /v1/coaches/me/certifications', { query, body: { image }, success: 200 }),
}

interface Sent {
  /** The coach's profile as it was last read. */
  coach: User
  /** The certificates' pictures by the keys of their rows. */
  pictures: ReadonlyMap<string, Blob>
  today: string
}

/**
 * Saves a coach's draft on the device, one tab at a time, and removes the accepted parts from it;
 * returns what could not be saved. The page is read first: if somebody else has changed the same
 * values meanwhile, nothing is sent, and an `OvertakenError` is thrown.
 */
export const siteSavingMutation = mutationOptions({
  mutationFn: ({ coach, pictures, today }: Sent, { client }) =>
    withSavingLock('coach-page', coach.id, async (): Promise<readonly Failure[]> => {
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
        known = withSavedParts(now, { ...saving.taken, certificates: new Set() })
        stored.write(known)
      }
      try {
        await saveParts(saving, calls)
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
 * Reads the page and returns what is to be saved. Throws an `OvertakenError` if somebody else has
 * changed the same values since the draft was begun.
 */
async function begin(
  draft: FormDraft<Draft>,
  { coach, pictures, today }: Sent,
  client: QueryClient,
): Promise<Saving> {
  const page = (await readPage(client, coach.id)) ?? coach
  const info = infoOf(page)
  if (isOvertaken(draft, info, today)) throw new OvertakenError(SITE_OVERTAKEN)
  // An earlier attempt may have saved a new row though its answer, and the page after it, were
  // lost.
  const known = new Set(
    [...draft.base.experiences, ...draft.values.experiences].map(({ id }) => id),
  )
  const before = { ...info, experiences: info.experiences.filter(({ id }) => known.has(id)) }
  const { experiences } = rowsSavedAnyway(draft.values, { before, after: info, today })
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

export const experienceDeletionMutation = mutationOptions({
  mutationFn: (id: string) => call('DELETE /v1/coaches/me/experiences/{id}', { path: { id } }),
  onSettled: thenRefresh(profileChanged),
})

export const certificateDeletionMutation = mutationOptions({
  mutationFn: (id: string) => call('DELETE /v1/coaches/me/certifications/{id}', { path: { id } }),
  onSettled: thenRefresh(profileChanged),
})

/** Removes the tag with an id, or adds the one with this name. */
export const tagChangeMutation = mutationOptions({
  mutationFn: async ({ name, id }: { name: TagName; id: string | null }) => {
    if (id === null) await call('POST /v1/coaches/me/tags', { body: { name } })
    else await call('DELETE /v1/coaches/me/tags/{id}', { path: { id } })
  },
  onSettled: thenRefresh(profileChanged),
})

export const avatarUploadMutation = mutationOptions({
  mutationFn: (image: Blob) => call('POST /v1/users/me/image', { body: { image } }),
  onSettled: thenRefresh(avatarChanged),
})
