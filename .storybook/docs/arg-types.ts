/** The rows of a props table, with their controls. */
import type { InputType } from 'storybook/internal/types'

/** With `false` Storybook would offer to set a control up. */
const NONE = { disable: true }

function withControl<Row extends InputType>(argType: Row): Row {
  const type = typeof argType.type === 'object' ? argType.type : undefined
  const summary: string = argType.table?.type?.summary ?? ''
  // An element cannot be entered in a text field, except where the stories have a control for it.
  if (/ReactNode|ReactElement/.test(summary)) return { control: NONE, ...argType }
  if (type?.name !== 'union' || type.raw === undefined) return argType
  const shown = { ...argType, table: { ...argType.table, type: { summary: type.raw } } }
  if (type.raw.includes('=>')) return { ...shown, control: NONE }
  const names = new Set(type.value.map(({ name }) => name))
  const control = (['string', 'number', 'boolean'] as const).find((name) => names.has(name))
  if (!control || summary !== 'union') return shown
  return { ...shown, control: { type: control === 'string' ? 'text' : control } }
}

/**
 * A union is shown as it is written. `string | null` has a text field, and a function that may be
 * missing has no control.
 */
export const withControls = <Row extends InputType>(
  argTypes: Record<string, Row>,
): Record<string, Row> =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, withControl(argType)]),
  )
