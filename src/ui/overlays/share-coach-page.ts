import type { User } from '#src/api/queries.ts'
import { linkShared, pageUrlOf, shareLink } from '#src/device/share.ts'
import { fullName } from '#src/domain/names.ts'
import { LINK_COPIED, LINK_NOT_COPIED } from '#src/errors/messages.ts'

import { toast } from './toast.ts'

/**
 * Shares the link to a coach's page. A toast says that it was copied, or could not be. Returns
 * whether it failed.
 */
export async function shareCoachPage(coach: User): Promise<boolean> {
  const outcome = await shareLink({ title: fullName(coach), url: pageUrlOf(coach) })
  if (outcome === 'failed') toast.error(LINK_NOT_COPIED)
  else linkShared.write([...new Set([...linkShared.read(), coach.id])])
  if (outcome === 'copied') toast.success(LINK_COPIED)
  return outcome === 'failed'
}
