/** The rows of a props table, with their controls. */
import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types'

/** The members of a union that a control can offer. */
const namesIn = (type: SBType | undefined): string[] =>
  type?.name === 'union' ? type.value.map(({ name }) => name) : []

function withControl(argType: InputType): InputType {
  const type = typeof argType.type === 'object' ? argType.type : undefined
  const summary: string = argType.table?.type?.summary ?? ''
  // An element cannot be entered in a text field.
  if (/ReactNode|ReactElement/.test(summary)) return { ...argType, control: false }
  const names = namesIn(type)
  const control = (['string', 'number', 'boolean'] as const).find((name) => names.includes(name))
  if (summary !== 'union' || type?.raw === undefined) return argType
  return {
    ...argType,
    table: { ...argType.table, type: { summary: type.raw } },
    ...(control && { control: { type: control === 'string' ? 'text' : control } }),
  }
}

/** A union is shown as it is written; `string | null` has a text field. */
export const withControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, withControl(argType)]),
  )
