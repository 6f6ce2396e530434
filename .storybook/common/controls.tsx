/** The controls of the wall and of the map. */
import { NativeSelect } from '@mantine/core'
import type { PropsWithChildren, ReactNode } from 'react'

/** The values in their order; `Object.keys` forgets their type. */
export function valuesOf<Value extends string>(names: Readonly<Record<Value, unknown>>): Value[] {
  const values: Value[] = []
  for (const value in names) values.push(value)
  return values
}

const Check = (props: { label: string; on: boolean; set: (on: boolean) => void }): ReactNode => (
  <label className="u-touch">
    <input type="checkbox" checked={props.on} onChange={() => props.set(!props.on)} />
    {props.label}
  </label>
)

/** How a part of a choice is chosen: yes or no; or one of the names, or several if it is a list. */
interface Field<Choice> {
  key: keyof Choice & string
  label: string
  names?: Readonly<Record<string, string>>
  /** The text of the choice of all, which is null. */
  all?: string
}

type FieldsProps<Choice> = PropsWithChildren<{
  choice: Choice
  fields: readonly Field<Choice>[]
  onChange: (choice: Choice) => void
}>

export function Fields<Choice extends object>(props: FieldsProps<Choice>): ReactNode {
  const { choice, fields, onChange, children } = props
  const control = ({ key, label, names, all }: Field<Choice>): ReactNode => {
    const value: unknown = choice[key]
    const set = (next: unknown): void => onChange({ ...choice, [key]: next })
    if (!names) return <Check key={key} label={label} on={value === true} set={set} />
    const options = Object.entries(names).map(([one, name]) => ({ value: one, label: name }))
    if (Array.isArray(value)) {
      const rest = (one: string): unknown[] => value.filter((other) => other !== one)
      return (
        <fieldset key={key} className="u-wrap" style={{ padding: 0, border: 0 }}>
          <legend>{label}</legend>
          {options.map(({ value: one, label: name }) => (
            <Check
              key={one}
              label={name}
              on={value.includes(one)}
              set={(on) => set(on ? [...value, one] : rest(one))}
            />
          ))}
        </fieldset>
      )
    }
    return (
      <NativeSelect
        key={key}
        label={label}
        value={typeof value === 'string' ? value : ''}
        data={all === undefined ? options : [{ value: '', label: all }, ...options]}
        onChange={({ currentTarget }) => set(currentTarget.value || null)}
      />
    )
  }
  return (
    <div className="u-wrap u-md" style={{ alignItems: 'end' }}>
      {children}
      {fields.map(control)}
    </div>
  )
}
