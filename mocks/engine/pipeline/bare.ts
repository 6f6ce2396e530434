/** Makes the answers of a server that knows only the specification, without our additions. */
import type { Additions } from '../contract.ts'

/** A copy of a JSON body without the additions, at any depth. */
export function withoutAdditions(body: unknown, additions: Additions): unknown {
  if (Array.isArray(body)) return body.map((item) => withoutAdditions(item, additions))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const addition = additions[name]
      if (addition === true) return []
      return [[name, addition ? withoutAdditions(value, addition) : value]]
    }),
  )
}
