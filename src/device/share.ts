/** A coach's page: its link, how it is shared, and which one was viewed last. */
import * as v from 'valibot'

import { storedAtom } from './storage.ts'

/**
 * Shares a link by the system's share sheet if there is one, else by the clipboard
 * (docs/behaviour.md «Text and input»). On plain HTTP there is neither.
 */
export async function shareLink(link: {
  title: string
  url: string
}): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(link)
      return 'shared'
    }
    await navigator.clipboard.writeText(link.url)
    return 'copied'
  } catch (error) {
    // Closing the share sheet is not a failure.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed'
  }
}

/** Ids of the coaches who have shared the link to their page on this device. */
export const linkShared = storedAtom<readonly string[]>('link-shared', v.array(v.string()), [])

/** What the address of a coach's page needs. */
interface Owner {
  id: string
  publicSlug?: string | null
}

/** The part of the address that names a coach's page: its short name, or the coach's id. */
export const pageIdOf = ({ id, publicSlug }: Owner): string => publicSlug ?? id

/** The address of a coach's page, with the origin. */
export const pageUrlOf = (coach: Owner): string => `${location.origin}/coach/${pageIdOf(coach)}`

/**
 * The coach whose page a person has viewed last, by the ids of the people who sign in on this
 * device.
 */
export const lastCoach = storedAtom(
  'last-coach',
  v.record(v.string(), v.object({ id: v.string(), name: v.string() })),
  {},
)
