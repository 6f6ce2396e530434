import { type ReactNode, useState } from 'react'

import type { components } from '#src/api/contract.gen.ts'

import { shortDate } from './measure-text.ts'

import classes from './ProgressPhotos.module.css'

type Measurement = components['schemas']['Measurement']

/** The photos of measurements side by side, oldest first. One that does not open is left out. */
export function ProgressPhotos({ entries }: { entries: readonly Measurement[] }): ReactNode {
  const [broken, setBroken] = useState<readonly string[]>([])
  const photos = entries.filter(({ id, photo }) => photo !== null && !broken.includes(id))
  if (photos.length === 0) return null
  return (
    <ul className={classes['photos']} aria-label="Фото до вимірів">
      {photos.map(({ id, photo, date }) => (
        <li key={id}>
          <img
            src={photo ?? ''}
            alt={`Фото за ${shortDate(date)}`}
            loading="lazy"
            onError={() => setBroken([...broken, id])}
          />
          <span>{shortDate(date)}</span>
        </li>
      ))}
    </ul>
  )
}
