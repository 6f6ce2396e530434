import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'

import { isApiError } from '#src/api/api-error.ts'
import type { components } from '#src/api/contract.gen.ts'
import { invalidate } from '#src/api/invalidate.ts'
import { Measurement } from '#src/api/schemas.gen.ts'
import { send, sendEmpty } from '#src/api/send.ts'

type CardChange = components['schemas']['UpdateClientInfoRequest']

/**
 * A client's body measurements, oldest first. None where the server does not keep them: the
 * specification has no call for them, so that a 404 says no more than that.
 */
export const measurementsOptions = (clientId: string) =>
  queryOptions({
    queryKey: ['GET /v1/clients/{id}/measurements', { clientId }],
    queryFn: async ({ signal }) => {
      try {
        const init = { path: { id: clientId }, signal }
        return await send('GET /v1/clients/{id}/measurements', init, v.array(Measurement))
      } catch (error) {
        if (isApiError(error) && error.status === 404) return []
        throw error
      }
    },
  })

const patchCard = (body: CardChange): Promise<void> =>
  sendEmpty('PATCH /v1/clients/me/client_info', { body })

/** What reads a card, told after any attempt to change it: a failed call may have had its effect. */
const cardChanged = (client: QueryClient): Promise<void> =>
  invalidate(client, 'GET /v1/users/me', 'GET /v1/users/{id}', 'GET /v1/clients/{id}/measurements')

/** Changes the goal or the notes of the own card. */
export const cardSaving = mutationOptions({
  mutationFn: (change: Pick<CardChange, 'goal' | 'notes'>) => patchCard(change),
  onSettled: (_answer, _error, _sent, _kept, { client }) => cardChanged(client),
})

/** Today's measurements, a photo, or both; either may be left out. */
export interface Measured {
  /** The four numbers of client_info. */
  body: number[] | null
  photo: Blob | null
}

/** Saves measurements, then the photo, which becomes theirs. After a failure both may be sent again. */
export const measurementSaving = mutationOptions({
  mutationFn: async ({ body, photo }: Measured) => {
    if (body) await patchCard({ body_specs: body })
    if (photo) await sendEmpty('POST /v1/clients/me/client_info/image', { body: { image: photo } })
  },
  onSettled: (_answer, _error, { photo }, _kept, { client }) =>
    Promise.all([
      cardChanged(client),
      photo && invalidate(client, 'GET /v1/clients/{id}/client_info/image'),
    ]),
})

/** The client has read that a session is confirmed (spec §4 Session status). */
export const acknowledgement = mutationOptions({
  mutationFn: (sessionId: string) =>
    sendEmpty('PATCH /v1/clients/sessions/{id}', {
      path: { id: sessionId },
      body: { status: 'concluded' },
    }),
  onSettled: (_answer, _error, _sent, _kept, { client }) =>
    invalidate(client, 'GET /v1/clients/{id}/sessions', 'GET /v1/calendar/sessions/{id}'),
})
