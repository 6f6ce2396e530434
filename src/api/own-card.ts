/** The signed-in client's card: how it is changed (product §7 «Clients»). */
import type { QueryClient } from '@tanstack/react-query'

import { sendEmpty } from './calls/send.ts'
import { showInProfile } from './changed.ts'
import type { components } from './contract.gen.ts'

export type CardChange = components['schemas']['UpdateClientInfoRequest']

const NEW_CARD = { goal: null, notes: '', body_specs: [0, 0, 0, 0], image: null }

/** Shows a change that the server has accepted, before the card is read again. */
export function keepCard(client: QueryClient, sent: CardChange): void {
  showInProfile(client, ({ client_info }) => ({
    client_info: { ...(client_info ?? NEW_CARD), ...sent },
  }))
}

export async function patchCard(client: QueryClient, body: CardChange): Promise<void> {
  await sendEmpty('PATCH /v1/clients/me/client_info', { body })
  keepCard(client, body)
}

export const addCardPhoto = (image: Blob): Promise<void> =>
  sendEmpty('POST /v1/clients/me/client_info/image', { body: { image } })
