import * as v from 'valibot'

import { shareLink } from './share-link.ts'
import { storedValue } from './stored-value.ts'

/** Ids of the coaches who have shared the link to their page on this device. */
export const linkShared = storedValue<readonly string[]>('link-shared', v.array(v.string()), [])

/** Shares the link to a coach's page, and remembers that it was shared. */
export async function sharePage(coachId: string, link: { title: string; url: string }) {
  const outcome = await shareLink(link)
  if (outcome !== 'failed') linkShared.write([...new Set([...linkShared.read(), coachId])])
  return outcome
}
