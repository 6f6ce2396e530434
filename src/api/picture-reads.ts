import { queryOptions } from '@tanstack/react-query'

import { type ImageOperation, readImage } from './image-answer.ts'

/**
 * A picture by the id of its owner, read once per visit. It does not use `read` (read.ts), because
 * the answer may be the picture itself, which is not JSON.
 *
 * @param version a different version is a different picture; with null nothing is requested
 */
const readPicture = (operation: ImageOperation, id: string, version?: string | null) =>
  queryOptions({
    queryKey: [operation, { path: { id } }, version],
    queryFn: ({ signal }) => readImage(operation, { path: { id }, signal }),
    enabled: version !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A person's picture; it is not requested if the profile has none. */
export const userImageOptions = (user: { id: string; profile_image: string | null }) =>
  readPicture('GET /v1/users/{id}/image', user.id, user.profile_image)

/** The picture of an exercise. The query fails if there is none (404). */
export const exerciseImageOptions = (id: string) =>
  readPicture('GET /v1/programs/exercises/{id}/image', id)

/** The picture of a coach's certificate. */
export const certificationImageOptions = (id: string) =>
  readPicture('GET /v1/coaches/certifications/{id}/image', id)

/**
 * The photo of a client's card. `version` is the card's `image`; with null nothing is requested.
 */
export const clientImageOptions = (id: string, version: string | null) =>
  readPicture('GET /v1/clients/{id}/client_info/image', id, version)
