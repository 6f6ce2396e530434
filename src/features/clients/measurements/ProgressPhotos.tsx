import type { ReactNode } from 'react'

import type { components } from '#src/api/contract.gen.ts'
import { fullDate } from '#src/domain/time/date-text.ts'
import { useBrokenPicture } from '#src/ui/pictures/use-picture.ts'

import classes from './ProgressPhotos.module.css'

type Measurement = components['schemas']['Measurement']

/** The photos of measurements side by side, oldest first. A broken one is left out. */
export function ProgressPhotos({ entries }: { entries: readonly Measurement[] }): ReactNode {
  if (entries.every(({ photo }) => photo === null)) return null
  return (
    <ul className={classes['photos']} aria-label="Фото до вимірів">
      {entries.map(
        ({ photo, date }) => photo !== null && <Photo key={date} src={photo} date={date} />,
      )}
    </ul>
  )
}

function Photo({ src, date }: { src: string; date: string }): ReactNode {
  const { isBroken, watched } = useBrokenPicture(src)
  if (isBroken) return null
  return (
    <li>
      <img src={src} alt={`Фото за ${fullDate(date)}`} loading="lazy" {...watched} />
      <span>{fullDate(date)}</span>
    </li>
  )
}
