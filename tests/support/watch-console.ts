/**
 * Fails a unit test during which an error was reported on the console. Vitest itself fails on
 * unhandled rejections.
 */
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
// Restores the console for the worker's next file.
afterAll(() => {
  console.error = error
})
