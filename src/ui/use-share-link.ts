import { useState } from 'react'

import type { User } from '#src/api/people.ts'
import { linkShared } from '#src/device/link-shared.ts'
import { shareLink } from '#src/device/share-link.ts'
import { LINK_COPIED, LINK_NOT_COPIED } from '#src/errors/messages.ts'

import { toast } from './toast.ts'

/** Handing on the address of a coach's public page. */
export function useShareLink({ id, publicSlug, first_name, last_name }: User) {
  const [failed, setFailed] = useState(false)
  const slug = publicSlug ?? id
  const url = `${location.origin}/coach/${slug}`
  const share = async (): Promise<void> => {
    const outcome = await shareLink({ title: `${first_name} ${last_name}`, url })
    setFailed(outcome === 'failed')
    if (outcome !== 'failed') linkShared.write([...new Set([...linkShared.read(), id])])
    if (outcome === 'failed') toast.error(LINK_NOT_COPIED)
    if (outcome === 'copied') toast.success(LINK_COPIED)
  }
  return { slug, url, failed, share: () => void share() }
}
