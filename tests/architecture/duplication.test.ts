/** Code is not duplicated. */
import { expect, test } from 'vitest'

import { sourceFiles } from './source-files.ts'

const FOLDERS = ['src', 'mocks', 'tests', 'openapi', '.storybook']

const files = FOLDERS.flatMap((folder) => sourceFiles(folder, /\.(tsx?|css|html|json|ya?ml)$/))

/** The exercise catalogue. */
const DATA = /^mocks\/seed\/exercises\/catalogue-/
const MOST = 15

test(`no two files share more than ${MOST} lines of code, except data and stories`, () => {
  const firstSeen = new Map<string, string>()
  const shared: string[] = []
  for (const { path, text } of files) {
    if (DATA.test(path) || path.includes('.stories.')) continue
    // Without blank lines, comments and one-line imports.
    const code = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !/^(import |\/\/|\/?\*)/.test(line))
    for (let at = 0; at + MOST < code.length; at += 1) {
      const part = code.slice(at, at + MOST + 1).join('\n')
      const other = firstSeen.get(part)
      if (other === undefined) firstSeen.set(part, path)
      else if (other !== path) shared.push(`${other} and ${path}, from ${code[at] ?? ''}`)
    }
  }
  expect(firstSeen.size).toBeGreaterThan(10_000)
  expect(shared).toEqual([])
})
