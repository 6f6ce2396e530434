/**
 * `npm run look`: takes a picture of every story at its sizes, light and dark. Arguments narrow it
 * to the stories whose id, title or name contains one of them. `--against REF` compares with a
 * commit and writes a report; exit code 0 if nothing has changed, 1 if something has, 2 if it could
 * not compare.
 */
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { ensureChromium } from '#tests/support/ensure-chromium.ts'

import { type Album, albumOf } from './album.ts'
import { foldersOf, REPORT } from './folders.ts'
import { writeReport } from './report.ts'
import { SCHEMES } from './shots.ts'
import { BadLook, build, buildAt, commitOf } from './storybook-build.ts'

const USAGE = `npm run look -- [--against REF] [WORDS…]
Takes a picture of every story, light and dark: all of them, or those whose id, title or name has one of the words.
  --against REF  compares with a commit, and writes a report of what looks different`

/** The arguments; null if only the help was requested. */
function asked() {
  const options = { against: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    return values.help ? null : { against: values.against, parts: positionals }
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : ''
    throw new BadLook(`${problem}\n${USAGE}`, { cause })
  }
}

function tell(where: string, { folder, shots, broken }: Album): void {
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
  // The working tree changes, so its pictures are always taken again. A build would copy them.
  rmSync(here.pictures, { recursive: true, force: true })
  await build(here.storybook)
  const then = commit === null ? null : foldersOf(commit)
  if (commit !== null && then) await buildAt(commit, then.storybook)

  const after = await albumOf(here, parts)
  const before = then && (await albumOf(then, parts))
  tell('Here', after)
  if (before) tell(against ?? '', before)
  if (after.shots.length + (before?.shots.length ?? 0) === 0)
    throw new BadLook(`No story has ${parts.join(' or ')}.`)
  const isBroken = after.broken.length > 0
  if (!before) return isBroken ? 2 : 0

  const { changed, fresh, gone, titles } = writeReport(before, after, REPORT)
  console.log(`${changed} changed, ${fresh} new, ${gone} gone: ${REPORT}/index.html`)
  for (const title of titles) console.log(`  ${title}`)
  if (isBroken) return 2
  return changed + fresh + gone === 0 ? 0 : 1
}

const began = performance.now()
try {
  process.exitCode = await look()
} catch (error) {
  console.error(error instanceof BadLook ? error.message : error)
  process.exitCode = 2
}
console.log(`${Math.round((performance.now() - began) / 1000)} s`)
