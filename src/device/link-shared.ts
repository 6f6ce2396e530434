import * as v from 'valibot'

import { shareLink } from './share-link.ts'
import { storedValue } from './stored-value.ts'

/** Ids of the coaches who have handed on the link to their page on this device. */
export const linkShared = storedValue<readonly string[]>('link-shared', v.array(v.string()), [])

/** Hands on the link to a coach's page, and keeps that it was. */
export async function sharePage(coachId: string, link: { title: string; url: string }) {
  const outcome = await shareLink(link)
  if (outcome !== 'failed') linkShared.write([...new Set([...linkShared.read(), coachId])])
  return outcome
}
