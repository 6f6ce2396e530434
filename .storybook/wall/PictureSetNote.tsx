import type { ReactNode } from 'react'

import { pixelsOf, type ViewportId } from '../common/viewports.ts'
import type { Choice } from './choice.ts'
import type { Entry } from './index-entry.ts'
import { type PictureSet, pictureName } from './picture-set.ts'

import classes from './Wall.module.css'

const MOMENT = new Intl.DateTimeFormat('uk', { dateStyle: 'long', timeStyle: 'short' })
const momentOf = (iso: string): string => MOMENT.format(new Date(iso))

interface PictureSetNoteProps {
  pictureSet: PictureSet | null
  /** The stories that are shown. */
  entries: readonly Entry[]
  choice: Choice
}

/** Says when the pictures were taken, which stories have one, and how to take the others. */
export function PictureSetNote({ pictureSet, entries, choice }: PictureSetNoteProps): ReactNode {
  const { sizes, schemes } = choice
  const names = new Set(pictureSet?.names)
  const textOf = (size: ViewportId): string => {
    const all = entries.flatMap(({ id }) => schemes.map((scheme) => pictureName(id, size, scheme)))
    const there = all.filter((name) => names.has(name)).length
    const px = `${pixelsOf(size).width} px`
    return there === 0
      ? `${px}: знімків немає, кадри живі`
      : `${px}: знімків ${there} з ${all.length}${there < all.length ? ', решта кадрів живі' : ''}`
  }
  return (
    <div className={classes['muted']}>
      {pictureSet === null ? (
        <p>
          Знімків ще немає. Їх робить команда <code>npm run look</code>; після неї запусти{' '}
          <code>npm run storybook</code> чи <code>npm run build:storybook</code> ще раз.
        </p>
      ) : (
        <p>
          Знято {momentOf(pictureSet.taken)}, найдавніший знімок — {momentOf(pictureSet.oldest)}.
          Знімок показує всю сторінку.
        </p>
      )}
      <ul>
        {sizes.map((size) => (
          <li key={size}>{textOf(size)}</li>
        ))}
      </ul>
      <p>
        Без уточнень знімається кожна історія в 390 px, деякі й у 1280 px; усі п’ять ширин:{' '}
        <code>npm run look -- --sizes all</code>.
      </p>
    </div>
  )
}
