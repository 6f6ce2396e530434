import type { ReactNode } from 'react'

import { userImageOptions } from '#src/api/picture-reads.ts'

import { Avatar } from './Avatar.tsx'
import { useImage } from './use-image.ts'

/** While the user is not known: no picture is requested. */
const UNKNOWN = { id: '', first_name: '', last_name: '', profile_image: null }

/** A user's picture or initials, `size` pixels wide; an empty circle without a user. */
export function UserAvatar({
  user,
  size,
}: {
  user: {
    id: string
    first_name: string
    last_name: string
    profile_image: string | null
  } | null
  size: number
}): ReactNode {
  const { first_name, last_name, ...owner } = user ?? UNKNOWN
  const src = useImage(userImageOptions(owner))
  return <Avatar firstName={first_name} lastName={last_name} src={src} size={size} />
}
