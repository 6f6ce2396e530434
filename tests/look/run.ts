/**
 * `npm run look`: takes a picture of every story at its sizes, light and dark, or at those that
 * `--sizes` names. Arguments narrow it to the stories whose id, title, name or file contains one of them.
 * `--against REF` compares with a commit and writes a report. The exit code is 0 if nothing has
 * changed, 1 if something has, 2 if a story could not be shown, so that not everything is compared.
 */
import { parseArgs } from 'node:util'

import { BadCommand, runCommand } from '#mocks/engine/run-command.ts'
import { ensureChromium } from '#tests/support/chromium.ts'

import { writeReport } from './report.ts'
import {
  clear,
  foldersOf,
  missingIn,
  type PictureSet,
  REPORT,
  SCHEMES,
  shotsOf,
  sizesIn,
  type Wanted,
  writeList,
} from './shots.ts'
import { build, buildAt, commitOf } from './storybook-build.ts'
import { takePictures } from './take-pictures.ts'

/** Takes the missing pictures. */
async function pictureSetOf(
  { storybook, pictures }: ReturnType<typeof foldersOf>,
  wanted: Wanted,
): Promise<PictureSet> {
  const shots = shotsOf(storybook, wanted)
  const missing = missingIn(pictures, shots)
  const broken = missing.length === 0 ? [] : await takePictures(storybook, missing, pictures)
  writeList(pictures)
  return { folder: pictures, shots, broken }
}

function tell(where: string, { folder, shots, broken }: PictureSet): void {
  const count = (shots.length - broken.length) * SCHEMES.length
  console.log(`${where}: ${count} pictures in ${folder}`)
  for (const { shot, problem } of broken)
    console.log(`NOT SHOWN ${shot.story.title}: ${shot.story.name} (${shot.size}): ${problem}`)
}

await runCommand(async () => {
  const { values, positionals: parts } = parseArgs({
    options: { against: { type: 'string' }, sizes: { type: 'string' } },
    allowPositionals: true,
  })
  const sizes = values.sizes === undefined ? null : sizesIn(values.sizes)
  if (values.sizes !== undefined && sizes === null)
    throw new BadCommand(`--sizes ${values.sizes}: 320,390,768,1280,1920 or some of them, or all`)
  const wanted = { parts, sizes }
  const { against } = values
  const commit = against === undefined ? null : commitOf(against)
  ensureChromium()
  const here = foldersOf('here')
  await build(here.storybook)
  // The working tree changes, so its pictures are always taken again.
  clear(here, wanted)
  const then = commit === null ? null : foldersOf(commit)
  if (commit !== null && then) await buildAt(commit, then.storybook)

  const after = await pictureSetOf(here, wanted)
  const before = then && (await pictureSetOf(then, wanted))
  tell('Here', after)
  if (before) tell(against ?? '', before)
  if (after.shots.length + (before?.shots.length ?? 0) === 0)
    throw new BadCommand(`No story has ${parts.join(' or ')}.`)
  const isWhole = after.broken.length + (before?.broken.length ?? 0) === 0
  if (!before) return isWhole ? 0 : 2

  const summary = writeReport(before, after, REPORT)
  const { changed, fresh, gone } = summary
  console.log(`${changed} changed, ${fresh} new, ${gone} gone: ${REPORT}/index.html`)
  for (const kind of ['screens', 'parts'] as const)
    console.log([`${kind}: ${summary[kind].length}`, ...summary[kind]].join('\n  '))
  if (!isWhole) return 2
  return changed + fresh + gone === 0 ? 0 : 1
})
