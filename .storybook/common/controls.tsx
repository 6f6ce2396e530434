/** The controls of the wall and of the map. */
import type { ReactNode } from 'react'

import classes from './page.module.css'

/** The choices by their values, each with its name. */
type Names<Value extends string> = Readonly<Record<Value, string>>

/** The values in their order; `Object.keys` forgets their type. */
export const valuesOf = <Value extends string>(
  names: Readonly<Record<Value, unknown>>,
): Value[] => {
  const values: Value[] = []
  for (const value in names) values.push(value)
  return values
}

export function Controls({ children }: { children: ReactNode }): ReactNode {
  return <div className={classes['controls']}>{children}</div>
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value | null
  names: Names<Value>
  /** The text of the choice of all, which is null. */
  all?: string
  onChange: (value: Value | null) => void
}

export function Choice<Value extends string>(props: ChoiceProps<Value>): ReactNode {
  const { label, value, names, all, onChange } = props
  return (
    <label className={classes['choice']}>
      {label}
      <select
        value={value ?? ''}
        onChange={({ currentTarget }) =>
          onChange(valuesOf(names).find((one) => one === currentTarget.value) ?? null)
        }
      >
        {all !== undefined && <option value="">{all}</option>}
        {valuesOf(names).map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  )
}

interface CheckProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

export function Check({ label, checked, onChange }: CheckProps): ReactNode {
  return (
    <label>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  )
}

interface ChecksProps<Value extends string> {
  legend: string
  names: Names<Value>
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

export function Checks<Value extends string>(props: ChecksProps<Value>): ReactNode {
  const { legend, names, chosen, onChange } = props
  return (
    <fieldset>
      <legend>{legend}</legend>
      {valuesOf(names).map((value) => (
        <Check
          key={value}
          label={names[value]}
          checked={chosen.includes(value)}
          onChange={(checked) =>
            onChange(checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
    </fieldset>
  )
}
