/** Fails a unit test during which something was reported as an error. Vitest itself fails on unhandled rejections. */
import { format } from 'node:util'

import { afterAll, afterEach } from 'vitest'

const problems: string[] = []
const { error } = console
console.error = (...parts: unknown[]) => {
  problems.push(format(...parts))
  error(...parts)
}

afterEach(() => {
  const found = problems.splice(0)
  if (found.length > 0) throw new Error(`Reported as an error:\n${found.join('\n')}`)
})
// The next file of this worker begins with the console as it was.
afterAll(() => {
  console.error = error
})
