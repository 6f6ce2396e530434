/** What the table of a component's props says, and what it lets one try. */
import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types'

/** The members of a union that a field can give. */
const namesIn = (type: SBType | undefined): string[] =>
  type?.name === 'union' ? type.value.map(({ name }) => name) : []

function said(argType: InputType): InputType {
  const type = typeof argType.type === 'object' ? argType.type : undefined
  const summary: string = argType.table?.type?.summary ?? ''
  // An element is no text that one types.
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

/** A union is shown as it is written; `string | null` is typed as a text. */
export const inWords: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, said(argType)]))
