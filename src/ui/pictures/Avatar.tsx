import type { ReactNode } from 'react'

import { type User, userImageOptions } from '#src/api/queries.ts'
import { initials } from '#src/domain/names.ts'

import { useBrokenPicture, useImage } from './use-picture.ts'

import classes from './Avatar.module.css'

interface AvatarProps {
  firstName: string
  lastName: string
  /** Picture to show; initials are shown while there is none, or when it does not load. */
  src?: string | null
  /** Pixels. */
  size?: number
}

/** A hue in degrees, always the same for a name. */
const hueOf = (name: string): number =>
  Array.from(name).reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7)

/** A person's picture or initials. Decorative: the name is beside it. */
export function Avatar({ firstName, lastName, src, size = 44 }: AvatarProps): ReactNode {
  const { isBroken, watched } = useBrokenPicture(src)
  const style = {
    '--size': `${size}px`,
    '--avatar-hue': hueOf(firstName + lastName),
  }
  return (
    <span className={classes['avatar']} style={style} aria-hidden>
      {src && !isBroken ? (
        <img src={src} alt="" width={size} height={size} {...watched} />
      ) : (
        initials(firstName, lastName)
      )}
    </span>
  )
}

/** While the user is not known: no picture is requested. */
const UNKNOWN = { id: '', first_name: '', last_name: '', profile_image: null }

/** A user's picture or initials, `size` pixels wide; an empty circle without a user. */
export function UserAvatar({
  user,
  size,
}: {
  user: Pick<User, 'id' | 'first_name' | 'last_name' | 'profile_image'> | null
  size: number
}): ReactNode {
  const { first_name, last_name, ...owner } = user ?? UNKNOWN
  const src = useImage(userImageOptions(owner))
  return <Avatar firstName={first_name} lastName={last_name} src={src} size={size} />
}
