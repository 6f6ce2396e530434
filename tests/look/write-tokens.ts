/** `npm run tokens`: writes the theme as design tokens, a file for each scheme. */
import { mkdir, writeFile } from 'node:fs/promises'

import { runCommand } from '#mocks/engine/run-command.ts'
import { tokenFiles } from '#storybook/common/design-tokens.ts'
import { ROOT } from '#tests/support/paths.ts'

await runCommand(async () => {
  const folder = `${ROOT}dist-tokens`
  await mkdir(folder, { recursive: true })
  for (const { name, text } of tokenFiles()) await writeFile(`${folder}/${name}`, text)
  console.log(`The tokens of both schemes are in ${folder}`)
  return 0
})
