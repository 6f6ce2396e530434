/** Reports the differences between two picture sets, as a page with the pictures beside it. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { compare } from './compare-pictures.ts'
import type { PictureSet } from './pictures-of-build.ts'
import { type Change, changedOf, reportPage } from './report-page.ts'
import { pictureOf, SCHEMES, type Shot } from './shots.ts'

interface Summary {
  changed: number
  fresh: number
  gone: number
  /** The titles of the changed screens, and of the changed parts of the kit. */
  screens: string[]
  parts: string[]
}

const keyOf = ({ story, size }: Shot): string => `${story.id} ${size}`

/**
 * Compares picture by picture; a story that could not be shown has no pictures and is skipped.
 */
function changesOf(before: PictureSet, after: PictureSet, report: string): Change[] {
  const skipped = new Set([...before.broken, ...after.broken].map(({ shot }) => keyOf(shot)))
  const shots = new Map([...before.shots, ...after.shots].map((shot) => [keyOf(shot), shot]))
  return [...shots].flatMap(([key, shot]) => {
    if (skipped.has(key)) return []
    return SCHEMES.flatMap((scheme): Change[] => {
      const picture = pictureOf(shot, scheme)
      const [old, now] = [join(before.folder, picture), join(after.folder, picture)]
      const is = { ...shot, scheme, picture }
      if (!existsSync(old)) return [{ ...is, kind: 'new', share: 1 }]
      if (!existsSync(now)) return [{ ...is, kind: 'gone', share: 1 }]
      const difference = compare(readFileSync(old), readFileSync(now))
      if (difference === null) return []
      writeFileSync(join(report, 'difference', picture), difference.picture)
      return [{ ...is, kind: 'changed', share: difference.share }]
    })
  })
}

/** Writes `index.html` and its pictures into the folder `report`, and replaces what was there. */
export function writeReport(before: PictureSet, after: PictureSet, report: string): Summary {
  rmSync(report, { recursive: true, force: true })
  for (const part of ['before', 'after', 'difference'])
    mkdirSync(join(report, part), { recursive: true })
  const changes = changesOf(before, after, report).toSorted((a, b) => b.share - a.share)
  for (const { kind, picture } of changes) {
    if (kind !== 'new') copyFileSync(join(before.folder, picture), join(report, 'before', picture))
    if (kind !== 'gone') copyFileSync(join(after.folder, picture), join(report, 'after', picture))
  }
  writeFileSync(
    join(report, 'index.html'),
    reportPage(changes, [...before.broken, ...after.broken]),
  )
  const { screens, parts } = changedOf(changes)
  const count = (wanted: Change['kind']): number =>
    changes.filter(({ kind }) => kind === wanted).length
  return {
    changed: count('changed'),
    fresh: count('new'),
    gone: count('gone'),
    screens: [...screens.keys()],
    parts: [...parts.keys()],
  }
}
