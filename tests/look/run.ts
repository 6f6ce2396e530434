/**
 * `npm run look`: takes a picture of every story at its sizes, light and dark, or at those that
 * `--sizes` names. Arguments narrow it to the stories whose id, title or name contains one of them.
 * `--against REF` compares with a commit and writes a report.
 */
import { parseArgs } from 'node:util'

import { ensureChromium } from '#tests/support/ensure-chromium.ts'

import { exitCodeOf } from './exit-code.ts'
import { foldersOf, REPORT } from './folders.ts'
import { type PictureSet, pictureSetOf, clear, type Wanted } from './pictures-of-build.ts'
import { writeReport } from './report.ts'
import { SCHEMES, sizesIn } from './shots.ts'
import { BadLook, build, buildAt, commitOf } from './storybook-build.ts'

const USAGE = `npm run look -- [--against REF] [--sizes SIZES] [WORDS…]
Takes a picture of every story, light and dark: all of them, or those whose id, title or name has one of the words.
  --against REF  compares with a commit, and writes a report of what looks different
  --sizes SIZES  takes each story at these widths: 320,390,768,1280,1920 or some of them, or all`

interface Asked extends Wanted {
  against: string | undefined
}

/** The arguments; null if only the help was requested. */
function asked(): Asked | null {
  const options = {
    against: { type: 'string' },
    sizes: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const
  try {
    const { values, positionals: parts } = parseArgs({ options, allowPositionals: true })
    const sizes = values.sizes === undefined ? null : sizesIn(values.sizes)
    if (values.sizes !== undefined && sizes === null)
      throw new Error(`There is a size that no screen has: ${values.sizes}`)
    return values.help ? null : { against: values.against, parts, sizes }
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : ''
    throw new BadLook(`${problem}\n${USAGE}`, { cause })
  }
}

function tell(where: string, { folder, shots, broken }: PictureSet): void {
  const count = (shots.length - broken.length) * SCHEMES.length
  console.log(`${where}: ${count} pictures in ${folder}`)
  for (const { shot, problem } of broken)
    console.log(`NOT SHOWN ${shot.story.title}: ${shot.story.name} (${shot.size}): ${problem}`)
}

async function look(): Promise<number> {
  const wanted = asked()
  if (!wanted) {
    console.log(USAGE)
    return 0
  }
  const { against, parts } = wanted
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
    throw new BadLook(`No story has ${parts.join(' or ')}.`)
  if (!before) return exitCodeOf([after], 0)

  const summary = writeReport(before, after, REPORT)
  const { changed, fresh, gone } = summary
  console.log(`${changed} changed, ${fresh} new, ${gone} gone: ${REPORT}/index.html`)
  for (const kind of ['screens', 'parts'] as const)
    console.log([`${kind}: ${summary[kind].length}`, ...summary[kind]].join('\n  '))
  return exitCodeOf([after, before], changed + fresh + gone)
}

const began = performance.now()
try {
  process.exitCode = await look()
} catch (error) {
  console.error(error instanceof BadLook ? error.message : error)
  process.exitCode = 2
}
console.log(`${Math.round((performance.now() - began) / 1000)} s`)
