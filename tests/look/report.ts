/** Reports the differences between two picture sets, as a page in Ukrainian: for designers. */
import fs from 'node:fs'
import { join } from 'node:path'

import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

import { isOfKit } from '#storybook/common/stories.ts'
import { VIEWPORTS } from '#storybook/common/viewports.ts'

import { type PictureSet, pictureOf, type Scheme, SCHEMES, type Shot } from './shots.ts'

/** A difference of one in a channel is not a change: browsers round. More than two are visible. */
const THRESHOLD = 0.01
/** Fewer changed pixels are not a change either: browsers may paint rounded corners differently. */
const FEWEST = 8

/** The picture on a larger canvas; the rest is transparent. */
function onSheet(picture: PNG, width: number, height: number): Buffer {
  const sheet = new PNG({ width, height })
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0)
  return sheet.data
}

/**
 * Compares two pictures of a story, aligned at the top left corner. Returns the share of changed
 * pixels, and a PNG that marks them in red; null if no difference is visible.
 */
function compare(before: Buffer, after: Buffer): { share: number; picture: Buffer } | null {
  if (before.equals(after)) return null
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(old.width, now.width)
  const height = Math.max(old.height, now.height)
  const difference = new PNG({ width, height })
  const [one, other] = [onSheet(old, width, height), onSheet(now, width, height)]
  const options = { threshold: THRESHOLD }
  const changed = pixelmatch(one, other, difference.data, width, height, options)
  if (changed < FEWEST) return null
  return { share: changed / (width * height), picture: PNG.sync.write(difference) }
}

const KINDS = { changed: 'Змінилося', new: 'Нове', gone: 'Зникло' }
const SCHEME_NAMES = { light: 'світлий', dark: 'темний' }
/** The folders beside the page. */
const SIDES = { before: 'Було', after: 'Стало', difference: 'Різниця' }

interface Change extends Shot {
  kind: keyof typeof KINDS
  scheme: Scheme
  /** The file's name. */
  picture: string
  /** The changed share of the picture, up to 1. */
  share: number
}

const keyOf = ({ story, size }: Shot): string => `${story.id} ${size}`

/**
 * Compares picture by picture, and copies what differs. A story that could not be shown has no
 * pictures and is skipped.
 */
function changesOf(before: PictureSet, after: PictureSet, report: string): Change[] {
  const skipped = new Set([...before.broken, ...after.broken].map(({ shot }) => keyOf(shot)))
  const shots = new Map([...before.shots, ...after.shots].map((shot) => [keyOf(shot), shot]))
  const wanted = [...shots.values()].filter((shot) => !skipped.has(keyOf(shot)))
  return wanted.flatMap((shot) =>
    SCHEMES.flatMap((scheme): Change[] => {
      const picture = pictureOf(shot, scheme)
      const [old, now] = [before, after].map(({ folder }) => {
        const path = join(folder, picture)
        return fs.existsSync(path) ? fs.readFileSync(path) : null
      })
      const difference = old && now ? compare(old, now) : null
      if (old && now && !difference) return []
      const sides = { before: old, after: now, difference: difference?.picture }
      for (const [side, file] of Object.entries(sides))
        if (file) fs.writeFileSync(join(report, side, picture), file)
      const kind = !old ? 'new' : now ? 'changed' : 'gone'
      return [{ ...shot, kind, scheme, picture, share: difference?.share ?? 1 }]
    }),
  )
}

const percent = new Intl.NumberFormat('uk', { style: 'percent', maximumFractionDigits: 2 })
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function listHtml(heading: string, items: string[]): string {
  const list = items.map((item) => `<li>${escaped(item)}</li>`)
  return list.length > 0 ? `<h2>${heading}: ${list.length}</h2><ul>${list.join('')}</ul>` : ''
}

const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
div { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; }
figure { flex: 1 1 0; min-width: min(18rem, 85vw); max-width: 40rem; margin: 0; }
img { display: block; max-width: 100%; border: 1px solid #8888; }`

interface Summary {
  counts: Record<keyof typeof KINDS, number>
  /** Of the changed screens, and of the changed parts of the kit, the most changed first. */
  titles: { screens: string[]; parts: string[] }
}

/** Writes `index.html` and its pictures into the folder `report`, and replaces what was there. */
export function writeReport(
  before: PictureSet,
  after: PictureSet,
  tokens: string[],
  report: string,
): Summary {
  fs.rmSync(report, { recursive: true, force: true })
  for (const side of Object.keys(SIDES)) fs.mkdirSync(join(report, side), { recursive: true })
  const changes = changesOf(before, after, report).toSorted((a, b) => b.share - a.share)
  const changeHtml = ({ kind, story, size, scheme, share, picture }: Change): string => {
    const much = kind === 'changed' ? `: ${percent.format(Math.max(share, 0.0001))}` : ''
    const images = Object.entries(SIDES)
      .filter(([side]) => fs.existsSync(join(report, side, picture)))
      .map(
        ([side, name]) =>
          `<figure><figcaption>${name}</figcaption><img src="${side}/${encodeURIComponent(picture)}" alt="${name}" loading="lazy"></figure>`,
      )
    return `<h3>${escaped(`${story.title} — ${story.name}`)}</h3>
<p>${KINDS[kind]}${much}. ${VIEWPORTS[size].name}, ${SCHEME_NAMES[scheme]}</p>
<div tabindex="0" role="region" aria-label="${escaped(story.name)}">${images.join('')}</div>`
  }
  const titlesOf = (ofKit: boolean): string[] => [
    ...new Set(changes.flatMap(({ story }) => (isOfKit(story) === ofKit ? [story.title] : []))),
  ]
  const titles = { screens: titlesOf(false), parts: titlesOf(true) }
  const broken = [...before.broken, ...after.broken].map(
    ({ shot: { story, size }, problem }) =>
      `${story.title} — ${story.name} (${VIEWPORTS[size].name}): ${problem}`,
  )
  const counts = { changed: 0, new: 0, gone: 0 }
  for (const { kind } of changes) counts[kind] += 1
  fs.writeFileSync(
    join(report, 'index.html'),
    `<!doctype html>
<html lang="uk">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Що змінилося</title>
<style>${STYLE}</style>
<h1>Що змінилося</h1>
<p>${KINDS.changed}: ${counts.changed} · ${KINDS.new}: ${counts.new} · ${KINDS.gone}: ${counts.gone}</p>
${listHtml('Не показалися', broken)}${listHtml('Токени', tokens)}
${listHtml('Екрани', titles.screens)}${listHtml('Елементи', titles.parts)}
${changes.map(changeHtml).join('\n')}
</html>
`,
  )
  return { counts, titles }
}
