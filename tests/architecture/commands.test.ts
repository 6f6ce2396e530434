/** Every command of the project runs on Windows, too. */
import { expect, test } from 'vitest'

import { sourceFiles } from './source-files.ts'

const files = ['tests', 'mocks', 'openapi', '.storybook', 'src']
  .flatMap((folder) => sourceFiles(folder))
  .filter(
    ({ path, imports }) =>
      imports.some((name) => /^(?:node:)?child_process$/.test(name)) &&
      !path.includes('/commands.'),
  )

/** Programs of the system: WebKitGTK and Debian's installer are only on Linux. */
const OTHERS = {
  'tests/engines/programs.ts': ['ensure(name)'],
  'tests/support/chromium.ts': ['APT'],
}

// Without a shell, Windows starts no `npm`, no `npx` and no name of `node_modules/.bin`.
test('a command is Node with a file, or Git', () => {
  const started = files.flatMap(({ path, text }) =>
    [
      ...text.matchAll(
        /\b(?:spawn|execFile|fork)(?:Sync)?\)?\(\s*((?:[^(),]|\([^()]*\))+)|\b(?:shell: |import \{[^}]*\bexec(?:Sync)?\b)/g,
      ),
    ].map(([whole, command = whole]) => ({ path, command: command.trim() })),
  )
  const allowed = new Map<string, string[]>(Object.entries(OTHERS))
  expect(started.length).toBeGreaterThan(10)
  expect(
    started.filter(
      ({ path, command }) =>
        !['process.execPath', "'git'"].includes(command) && !allowed.get(path)?.includes(command),
    ),
  ).toEqual([])
})
