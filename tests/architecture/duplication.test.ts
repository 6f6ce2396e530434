/** Code is not duplicated. */
import { expect, test } from 'vitest'

import { sourceFiles } from './source-files.ts'

const FOLDERS = ['src', 'mocks', 'tests', 'openapi', '.storybook']

const filesOf = (kind: RegExp) =>
  FOLDERS.flatMap((folder) => sourceFiles(folder, kind)).map(({ path, text }) => ({
    path,
    lines: text.trimEnd().split('\n'),
  }))

const files = filesOf(/\.tsx?$/)
const others = filesOf(/\.(css|html|json|ya?ml)$/)

/** The exercise catalogue. */
const DATA = /^mocks\/seed\/exercises\/catalogue-/
const MOST = 15

test(`no two files share more than ${MOST} lines of code, except data and stories`, () => {
  const firstSeen = new Map<string, string>()
  const shared: string[] = []
  for (const { path, lines } of [...files, ...others]) {
    if (DATA.test(path) || path.includes('.stories.')) continue
    // Without blank lines, comments and one-line imports.
    const code = lines
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
