import type { ReactNode } from 'react'

import { AREAS, PEOPLE, PERSON_IDS } from './areas.ts'
import type { MapChoice } from './boxes.ts'
import { MAP_SCALE } from './map-address.ts'

import classes from './map.module.css'

interface MapControlsProps {
  choice: MapChoice
  onChoice: (choice: MapChoice) => void
  /** In per cent. */
  scale: number
  onScale: (scale: number) => void
}

export function MapControls({ choice, onChoice, scale, onScale }: MapControlsProps): ReactNode {
  return (
    <div className={classes['legend']}>
      <ul>
        {Object.entries(AREAS).map(([area, name]) => (
          <li key={area} data-area={area}>
            {name}
          </li>
        ))}
      </ul>
      <label>
        Хто дивиться
        <select
          value={choice.person ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChoice({ ...choice, person: PERSON_IDS.find((one) => one === value) ?? null })
          }
        >
          <option value="">Усі</option>
          {PERSON_IDS.map((person) => (
            <option key={person} value={person}>
              {PEOPLE[person]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={choice.withFrame}
          onChange={({ currentTarget: { checked } }) => onChoice({ ...choice, withFrame: checked })}
        />
        Меню й знак
      </label>
      <label>
        <input
          type="checkbox"
          checked={choice.withDialogs}
          onChange={({ currentTarget: { checked } }) =>
            onChoice({ ...choice, withDialogs: checked })
          }
        />
        Діалоги
      </label>
      <label>
        Масштаб
        <input
          type="range"
          {...MAP_SCALE}
          value={scale}
          aria-valuetext={`${scale} %`}
          onChange={({ currentTarget: { value } }) => onScale(Number(value))}
        />
        <span aria-hidden>{scale} %</span>
      </label>
    </div>
  )
}
