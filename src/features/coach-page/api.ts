/** Changes of a coach's own page (product §7 «Users and coach profile»). */
import { mutationOptions, type QueryClient } from '@tanstack/react-query'

import { sendEmpty, sendMaybe } from '#src/api/calls/send.ts'
import { afterwards, avatarChanged, profileChanged } from '#src/api/changed.ts'
import { userOptions } from '#src/api/people-reads.ts'
import { Experience } from '#src/api/schemas.gen.ts'
import { readSession } from '#src/api/session/auth-session.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'

import type { TagName } from './tags.ts'

/** The page as the server has it now; null if that cannot be known. */
export const readPage = (client: QueryClient, userId: string) =>
  client.fetchQuery({ ...userOptions(userId), staleTime: 0 }).catch(() => null)

interface Texts {
  bio: string
  achievement: string
  training_spaces: string[]
}

/** POST if there is no page yet, else PATCH (product §7). */
export const saveTexts = (body: Texts, { exists }: { exists: boolean }) =>
  exists
    ? sendEmpty('PATCH /v1/coaches/me/coach_info', { body })
    : sendEmpty('POST /v1/coaches/me/coach_info', { body })

/**
 * Adds an experience, or changes the one with an id. Returns its id, or null if the server does not
 * send it.
 */
export async function saveExperience(
  id: string | null,
  body: { about: string; start_date: string; end_date: string | null },
): Promise<string | null> {
  if (id === null) {
    const made = await sendMaybe('POST /v1/coaches/me/experiences', { body }, Experience)
    return made?.id ?? null
  }
  await sendEmpty('PATCH /v1/coaches/me/experiences/{id}', { path: { id }, body })
  return id
}

/** Nobody is signed in, so a certificate cannot be sent (product §8 «Certificate add»). */
export class NoToken extends Error {
  override readonly name = 'NoToken'
}

/** Any answer but 200 is a failure (product §8). */
export async function addCertificate(
  query: { name: string; authored_by: string; date: string },
  image: Blob,
) {
  if (!isSignedIn(readSession())) throw new NoToken()
  const init = { query, body: { image } }
  return sendEmpty('POST /v1/coaches/me/certifications', init, 200)
}

export const experienceDeletionMutation = mutationOptions({
  mutationFn: (id: string) => sendEmpty('DELETE /v1/coaches/me/experiences/{id}', { path: { id } }),
  onSettled: afterwards(profileChanged),
})

export const certificateDeletionMutation = mutationOptions({
  mutationFn: (id: string) =>
    sendEmpty('DELETE /v1/coaches/me/certifications/{id}', { path: { id } }),
  onSettled: afterwards(profileChanged),
})

/** Removes the tag with an id, or adds the one with this name. */
export const tagChangeMutation = mutationOptions({
  mutationFn: async ({ name, id }: { name: TagName; id: string | null }) => {
    if (id === null) await sendEmpty('POST /v1/coaches/me/tags', { body: { name } })
    else await sendEmpty('DELETE /v1/coaches/me/tags/{id}', { path: { id } })
  },
  onSettled: afterwards(profileChanged),
})

export const avatarUploadMutation = mutationOptions({
  mutationFn: (image: Blob) => sendEmpty('POST /v1/users/me/image', { body: { image } }),
  onSettled: afterwards(avatarChanged),
})
