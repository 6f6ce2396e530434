/** The rows of a props table, with their controls. */
import type { ArgTypes, InputType, SBType } from 'storybook/internal/types'

/** The members of a union that a control can offer. */
const namesIn = (type: SBType | undefined): string[] =>
  type?.name === 'union' ? type.value.map(({ name }) => name) : []

/** With `false` Storybook would offer to set a control up. */
const NONE = { disable: true }

function withControl(argType: InputType, listType: string | undefined): InputType {
  const type = typeof argType.type === 'object' ? argType.type : undefined
  const summary: string = argType.table?.type?.summary ?? ''
  // An element cannot be entered in a text field, except where the stories have a control for it.
  if (/ReactNode|ReactElement/.test(summary)) return { control: NONE, ...argType }
  if (listType !== undefined)
    return { ...argType, table: { ...argType.table, type: { summary: listType } } }
  if (summary !== 'union' || type?.raw === undefined) return argType
  const shown = { ...argType, table: { ...argType.table, type: { summary: type.raw } } }
  if (type.raw.includes('=>')) return { ...shown, control: NONE }
  const names = namesIn(type)
  const control = (['string', 'number', 'boolean'] as const).find((name) => names.includes(name))
  return {
    ...shown,
    ...(control && { control: { type: control === 'string' ? 'text' : control } }),
  }
}

/**
 * A union or a read-only list is shown as it is written. `string | null` has a text field, and a
 * function that may be missing has no control.
 */
export const withControls = (argTypes: ArgTypes, lists: Record<string, string> = {}): ArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, withControl(argType, lists[name])]),
  )
