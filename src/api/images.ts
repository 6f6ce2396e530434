import { queryOptions } from '@tanstack/react-query'

import { readImage } from './image-answer.ts'

/** A person's picture; not requested where the profile has none. */
export const userImageOptions = ({
  id,
  profile_image,
}: {
  id: string
  profile_image: string | null
}) =>
  queryOptions({
    queryKey: ['GET /v1/users/{id}/image', { id, profile_image }],
    queryFn: ({ signal }) => readImage('GET /v1/users/{id}/image', { path: { id }, signal }),
    enabled: profile_image !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The picture of an exercise. It fails where there is none (404). */
export const exerciseImageOptions = (id: string) =>
  queryOptions({
    queryKey: ['GET /v1/programs/exercises/{id}/image', { id }],
    queryFn: ({ signal }) =>
      readImage('GET /v1/programs/exercises/{id}/image', { path: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The picture of a coach's certificate. */
export const certificationImageOptions = (id: string) =>
  queryOptions({
    queryKey: ['GET /v1/coaches/certifications/{id}/image', { id }],
    queryFn: ({ signal }) =>
      readImage('GET /v1/coaches/certifications/{id}/image', { path: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The photo on a client's card. `version` is the card's `image`: null is not requested. */
export const clientImageOptions = (id: string, version: string | null) =>
  queryOptions({
    queryKey: ['GET /v1/clients/{id}/client_info/image', { id, version }],
    queryFn: ({ signal }) =>
      readImage('GET /v1/clients/{id}/client_info/image', { path: { id }, signal }),
    enabled: version !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
