import { queryOptions } from '@tanstack/react-query'

import { readImage } from './image-answer.ts'

/** A person's picture; not asked for where the profile has none. */
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
