/** The controls of the wall and of the map. */
import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'

/** The choices by their values, each with its name. */
type Names<Value extends string> = Readonly<Record<Value, string>>

/** The values in their order; `Object.keys` forgets their type. */
export function valuesOf<Value extends string>(names: Readonly<Record<Value, unknown>>): Value[] {
  const values: Value[] = []
  for (const value in names) values.push(value)
  return values
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
  const values = valuesOf(names)
  const data = values.map((one) => ({ value: one, label: names[one] }))
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      data={all === undefined ? data : [{ value: '', label: all }, ...data]}
      onChange={({ currentTarget }) =>
        onChange(values.find((one) => one === currentTarget.value) ?? null)
      }
    />
  )
}

interface CheckProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

export const Check = ({ label, checked, onChange }: CheckProps): ReactNode => (
  <label className="u-touch">
    <input type="checkbox" checked={checked} onChange={() => onChange(!checked)} />
    {label}
  </label>
)

interface ChecksProps<Value extends string> {
  legend: string
  names: Names<Value>
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

export function Checks<Value extends string>(props: ChecksProps<Value>): ReactNode {
  const { legend, names, chosen, onChange } = props
  const rest = (value: Value): Value[] => chosen.filter((one) => one !== value)
  return (
    <fieldset className="u-wrap" style={{ padding: 0, border: 0 }}>
      <legend>{legend}</legend>
      {valuesOf(names).map((value) => (
        <Check
          key={value}
          label={names[value]}
          checked={chosen.includes(value)}
          onChange={(checked) => onChange(checked ? [...chosen, value] : rest(value))}
        />
      ))}
    </fieldset>
  )
}
