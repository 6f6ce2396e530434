/**
 * `npm run look`: takes a picture of every story at its sizes, light and dark, or at those that
 * `--sizes` names. Arguments narrow it to the stories whose id, title, name or file contains one of them.
 * `--against REF` compares with a commit and writes a report: of the stories that the change since then
 * may touch, or with `--all` of all. The exit code is 0 if nothing has changed, 1 if something has, 2 if
 * a story could not be shown, so that not everything is compared.
 */
import { parseArgs } from 'node:util'

import { BadCommand, runCommand } from '#mocks/engine/run-command.ts'
import { ensureChromium } from '#tests/support/chromium.ts'

import { writeReport } from './report.ts'
import * as shots from './shots.ts'
import { build, buildAt, changedSince, commitOf } from './storybook-build.ts'
import { takePictures } from './take-pictures.ts'
import { touchedBy } from './touched.ts'

/** Takes the missing pictures. */
async function pictureSetOf(
  where: string,
  { storybook, pictures: folder }: shots.Folders,
  wanted: shots.Wanted,
): Promise<shots.PictureSet> {
  const all = shots.shotsOf(storybook, wanted)
  const missing = shots.missingIn(folder, all)
  const broken = missing.length === 0 ? [] : await takePictures(storybook, missing, folder)
  shots.writeList(folder)
  const count = (all.length - broken.length) * shots.SCHEMES.length
  console.log(`${where}: ${count} pictures in ${folder}`)
  for (const { shot, problem } of broken)
    console.log(`NOT SHOWN ${shot.story.title}: ${shot.story.name} (${shot.size}): ${problem}`)
  return { folder, shots: all, broken }
}

await runCommand(async () => {
  const { values, positionals: parts } = parseArgs({
    options: { against: { type: 'string' }, sizes: { type: 'string' }, all: { type: 'boolean' } },
    allowPositionals: true,
  })
  const { against } = values
  const sizes = values.sizes === undefined ? null : shots.sizesIn(values.sizes)
  const commit = against === undefined ? null : commitOf(against)
  const isTouched = commit === null || values.all ? () => true : touchedBy(changedSince(commit))
  const wanted = { parts, sizes, isTouched }
  ensureChromium()
  const here = shots.foldersOf('here')
  await build(here.storybook)
  // The working tree changes, so its pictures are always taken again.
  shots.clear(here, wanted)
  const then = commit === null ? null : shots.foldersOf(commit)
  if (commit !== null && then) await buildAt(commit, then.storybook)

  const after = await pictureSetOf('Here', here, wanted)
  const before = then && (await pictureSetOf(against ?? '', then, wanted))
  if (after.shots.length + (before?.shots.length ?? 0) === 0) {
    if (parts.length > 0) throw new BadCommand(`No story has ${parts.join(' or ')}.`)
    console.log('The change touches no story; --all takes the pictures of all.')
    return 0
  }
  const isWhole = after.broken.length + (before?.broken.length ?? 0) === 0
  if (!then || !before) return isWhole ? 0 : 2

  const tokens = shots.changedTokens(then.storybook, here.storybook)
  const { counts, titles } = writeReport(before, after, tokens, shots.REPORT)
  const found = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`)
  console.log(`${found.join(', ')}: ${shots.REPORT}/index.html`)
  for (const [kind, names] of Object.entries({ tokens, ...titles }))
    console.log([`${kind}: ${names.length}`, ...names].join('\n  '))
  if (!isWhole) return 2
  return Object.values(counts).some((count) => count > 0) ? 1 : 0
})
