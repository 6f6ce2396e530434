import type { User } from '#src/api/people-reads.ts'
import { sharePage } from '#src/device/share-page.ts'
import { fullName } from '#src/domain/full-name.ts'
import { LINK_COPIED, LINK_NOT_COPIED } from '#src/errors/messages.ts'

import { toast } from './overlays/toast.ts'

/** The part of the address that names a coach's page: its short name, or the id without one. */
export const pageIdOf = ({ id, publicSlug }: Pick<User, 'id' | 'publicSlug'>): string =>
  publicSlug ?? id

/** The address of a coach's page. */
export const pageUrlOf = (coach: User): string => `${location.origin}/coach/${pageIdOf(coach)}`

/**
 * Shares the link to a coach's page. A toast tells if it was copied or could not be shared. Returns
 * whether it failed.
 */
export async function shareCoachPage(coach: User): Promise<boolean> {
  const outcome = await sharePage(coach.id, { title: fullName(coach), url: pageUrlOf(coach) })
  if (outcome === 'failed') toast.error(LINK_NOT_COPIED)
  if (outcome === 'copied') toast.success(LINK_COPIED)
  return outcome === 'failed'
}
