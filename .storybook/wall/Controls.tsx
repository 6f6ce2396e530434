import type { ReactNode } from 'react'

import { type State, STATES } from '../common/story-state.ts'
import { pixelsOf, type ViewportId, VIEWPORTS } from '../common/viewports.ts'
import { type Choice, type Kind, KINDS, SCALES, type Scheme, SCHEMES, toggled } from './choice.ts'

import classes from './Wall.module.css'

const keysOf = <Key extends string>(of: Record<Key, unknown>): Key[] => {
  const keys: Key[] = []
  for (const key in of) keys.push(key)
  return keys
}

interface ChecksProps<Value extends string> {
  legend: string
  values: Value[]
  labelOf: (value: Value) => string
  chosen: Value[]
  onChange: (chosen: Value[]) => void
}

function Checks<Value extends string>(props: ChecksProps<Value>): ReactNode {
  const { legend, values, labelOf, chosen, onChange } = props
  return (
    <fieldset className={classes['checks']}>
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => onChange(toggled(chosen, value))}
          />
          {labelOf(value)}
        </label>
      ))}
    </fieldset>
  )
}

interface ControlsProps {
  areas: string[]
  choice: Choice
  /** Whether pictures can be chosen. */
  withKinds: boolean
  onChange: (choice: Choice) => void
}

const KIND_IDS: Kind[] = keysOf(KINDS)
const STATE_IDS: State[] = keysOf(STATES)
const SIZE_IDS: ViewportId[] = keysOf(VIEWPORTS)
const SCHEME_IDS: Scheme[] = keysOf(SCHEMES)

/** The choice of stories on the wall, and their size. */
export function Controls({ areas, choice, withKinds, onChange }: ControlsProps): ReactNode {
  return (
    <div className={classes['controls']}>
      {/* With only one group there is nothing to choose. */}
      {areas.length > 2 && (
        <label>
          Область
          <select
            value={choice.area}
            onChange={({ currentTarget }) => onChange({ ...choice, area: currentTarget.value })}
          >
            <option value="">Усі</option>
            {areas.map((area) => (
              <option key={area}>{area}</option>
            ))}
          </select>
        </label>
      )}
      <label>
        Стан
        <select
          value={choice.state ?? ''}
          onChange={({ currentTarget }) =>
            onChange({
              ...choice,
              state: STATE_IDS.find((state) => state === currentTarget.value) ?? null,
            })
          }
        >
          <option value="">Усі</option>
          {STATE_IDS.map((state) => (
            <option key={state} value={state}>
              {STATES[state]}
            </option>
          ))}
        </select>
      </label>
      {withKinds && (
        <label>
          Кадри
          <select
            value={choice.kind}
            onChange={({ currentTarget }) =>
              onChange({
                ...choice,
                kind: KIND_IDS.find((kind) => kind === currentTarget.value) ?? 'live',
              })
            }
          >
            {KIND_IDS.map((kind) => (
              <option key={kind} value={kind}>
                {KINDS[kind]}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        Масштаб
        <select
          value={choice.scale}
          onChange={({ currentTarget }) =>
            onChange({ ...choice, scale: Number(currentTarget.value) })
          }
        >
          {SCALES.map((scale) => (
            <option key={scale} value={scale}>
              {scale} %
            </option>
          ))}
        </select>
      </label>
      <Checks
        legend="Ширина, px"
        values={SIZE_IDS}
        labelOf={(size) => String(pixelsOf(size).width)}
        chosen={choice.sizes}
        onChange={(sizes) => onChange({ ...choice, sizes })}
      />
      <Checks
        legend="Вигляд"
        values={SCHEME_IDS}
        labelOf={(scheme) => SCHEMES[scheme]}
        chosen={choice.schemes}
        onChange={(schemes) => onChange({ ...choice, schemes })}
      />
    </div>
  )
}
