/** Writes a recorded session as a Playwright test, its state and files beside it. */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, relative, resolve } from 'node:path'

import type { StepsFile } from '#mocks/engine/steps/step.ts'
import { exec } from '#tests/support/command.ts'
import { ROOT } from '#tests/support/paths.ts'

import { specText } from './playwright-spec.ts'
import { BadFile } from './steps-file.ts'

/** The paths of the written files. */
export async function writeSpec(file: StepsFile, out: string): Promise<string[]> {
  const path = resolve(out)
  if (!path.endsWith('.spec.ts'))
    throw new BadFile(`${out} is not the name of a test: NAME.spec.ts`)
  const [folder, name] = [dirname(path), basename(path, '.spec.ts')]
  const towards = relative(folder, `${ROOT}tests/e2e/steps`)
  const steps = towards.startsWith('.') ? towards : `./${towards}`
  const { text, files } = specText(file, { name, steps })
  if (existsSync(path)) throw new BadFile(`${out} already exists, and is not overwritten`)
  await mkdir(folder, { recursive: true })
  const state = `${folder}/${name}.state.json`
  await writeFile(state, JSON.stringify(file.state))
  await writeFile(path, text)
  for (const { name: own, content } of files)
    await writeFile(`${folder}/${own}`, Buffer.from(content, 'base64'))
  await exec(['oxfmt', path, state], { quiet: true })
  return [path, state, ...files.map((one) => `${folder}/${one.name}`)]
}
