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

/** A target in words, for messages. */
export function describe({ within, ...target }: Target): string {
  const name = target.by === 'role' ? target.name : target.by === 'file' ? '' : target.words
  const kind = target.by === 'role' ? target.role : target.by
  const own = `${kind} ${typeof name === 'object' ? `/${name.pattern}/` : `«${name ?? ''}»`}`
  return within ? `${own} in ${describe(within)}` : own
}
