/** What a journey looks for on a page, as data that can be sent into it. */

export type Words = string | { pattern: string }

export type Target = { within?: Target } & (
  | { by: 'role'; role: string; name?: Words }
  | { by: 'label' | 'text'; words: Words }
  | { by: 'file' }
)

const words = (text: string | RegExp): Words =>
  typeof text === 'string' ? text : { pattern: text.source }

/** An element with an ARIA role, by its accessible name. */
export const role = (value: string, name?: string | RegExp): Target => ({
  by: 'role',
  role: value,
  ...(name !== undefined && { name: words(name) }),
})
export const button = (name: string | RegExp): Target => role('button', name)
export const link = (name: string | RegExp): Target => role('link', name)
export const heading = (name: string | RegExp): Target => role('heading', name)
export const label = (text: string | RegExp): Target => ({ by: 'label', words: words(text) })
export const text = (value: string | RegExp): Target => ({ by: 'text', words: words(value) })
/** A file input. */
export const file: Target = { by: 'file' }
export const inside = (within: Target, target: Target): Target => ({ ...target, within })

const quoted = (value: Words): string =>
  typeof value === 'string' ? `«${value}»` : `/${value.pattern}/`

function describeAlone(target: Target): string {
  if (target.by === 'file') return 'the field for a file'
  if (target.by !== 'role') return `${target.by} ${quoted(target.words)}`
  return target.name === undefined ? target.role : `${target.role} ${quoted(target.name)}`
}

/** A target in words, for messages. */
export const describe = (target: Target): string =>
  target.within ? `${describeAlone(target)} in ${describe(target.within)}` : describeAlone(target)
