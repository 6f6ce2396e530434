import * as v from 'valibot'

import { keptAtom } from './kept-atom.ts'
import { shareLink } from './share-link.ts'

/** Ids of the coaches who have shared the link to their page on this device. */
export const linkShared = keptAtom<readonly string[]>('link-shared', v.array(v.string()), [])

/** Shares the link to a coach's page, and remembers that it was shared. */
export async function sharePage(coachId: string, link: { title: string; url: string }) {
  const outcome = await shareLink(link)
  if (outcome !== 'failed') linkShared.write([...new Set([...linkShared.read(), coachId])])
  return outcome
}
