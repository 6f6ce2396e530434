/** A journey that replays a recorded session (docs/qa.md «Steps»). */
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

import { play } from '../../replay/play-steps.ts'
import { readSteps } from '../../replay/steps-file.ts'
import { expect, test } from './test.ts'

export function recorded(steps: URL): void {
  const path = fileURLToPath(steps)
  test(basename(path, '.steps.json'), async ({ browser, baseURL }) => {
    const options = { origin: baseURL ?? '', pause: 0, onStep: () => {} }
    expect(await play(browser, await readSteps(path), options)).toBeNull()
  })
}
