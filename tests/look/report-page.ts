import { isOfKit } from '#storybook/common/stories.ts'
/** The page that shows what looks different, in Ukrainian: for designers. */
import { VIEWPORTS } from '#storybook/common/viewports.ts'
import { escaped, list } from '#tests/contract/report/html.ts'

import { REPORT_STYLE } from './report-style.ts'
import type { Scheme, Shot } from './shots.ts'
import type { Broken } from './take-pictures.ts'

export interface Change extends Shot {
  kind: 'changed' | 'new' | 'gone'
  scheme: Scheme
  /** The file's name. */
  picture: string
  /** The changed share of the picture, up to 1. */
  share: number
}

const KINDS = { changed: 'Змінилося', new: 'Нове', gone: 'Зникло' }
const SCHEME_NAMES = { light: 'світлий', dark: 'темний' }
/** The content of each folder beside the page. */
const SIDES = { before: 'Було', after: 'Стало', difference: 'Різниця' }
type Side = keyof typeof SIDES
const SIDES_OF: Record<Change['kind'], Side[]> = {
  changed: ['before', 'after', 'difference'],
  new: ['after'],
  gone: ['before'],
}

const percent = new Intl.NumberFormat('uk', { style: 'percent', maximumFractionDigits: 2 })
const anchorOf = ({ picture }: Change): string => picture.replaceAll(/[^\p{L}\d]+/gu, '-')

const imageOf = ({ picture }: Change, side: Side, text: string): string =>
  `<img src="${side}/${encodeURIComponent(picture)}" alt="${escaped(text)}" loading="lazy">`

function sliderOf(change: Change): string {
  const after = imageOf(change, 'after', SIDES.after)
  const before = imageOf(change, 'before', SIDES.before)
  return `<details><summary>Повзунок</summary><label>Було — стало <input type="range" value="50"></label><div class="slider">${before}${after}</div></details>`
}

function changeHtml(change: Change): string {
  const { kind, story, size, scheme, share } = change
  const where = `${VIEWPORTS[size].name}, ${SCHEME_NAMES[scheme]}`
  const much = kind === 'changed' ? `: ${percent.format(Math.max(share, 0.0001))}` : ''
  const sides = SIDES_OF[kind].map(
    (side) =>
      `<figure><figcaption>${SIDES[side]}</figcaption>${imageOf(change, side, `${SIDES[side]}: ${story.name}`)}</figure>`,
  )
  return `<section id="${anchorOf(change)}">
<h3>${escaped(story.title)} — ${escaped(story.name)}</h3>
<p class="muted">${KINDS[kind]}${much}. ${where}</p>
<div class="sides" tabindex="0" role="region" aria-label="${escaped(`${story.title}, ${story.name}`)}: ${where}">${sides.join('')}</div>
${kind === 'changed' ? sliderOf(change) : ''}
</section>`
}

interface Changed {
  /** Titles, each with its changes, the most changed first. */
  screens: Map<string, Change[]>
  parts: Map<string, Change[]>
}

/** The changed screens, and the changed parts of the kit. */
export function changedOf(changes: Change[]): Changed {
  const byTitle = (some: Change[]) => Map.groupBy(some, ({ story }) => story.title)
  return {
    screens: byTitle(changes.filter(({ story }) => !isOfKit(story))),
    parts: byTitle(changes.filter(({ story }) => isOfKit(story))),
  }
}

const titleItem = ([title, own]: [string, Change[]]): string => {
  const links = own.map(
    (change) =>
      `<a href="#${anchorOf(change)}">${escaped(change.story.name)} (${VIEWPORTS[change.size].name}, ${SCHEME_NAMES[change.scheme]})</a>`,
  )
  return `<details><summary>${escaped(title)}: ${own.length}</summary>${list(links)}</details>`
}

const titlesHtml = (heading: string, titles: Map<string, Change[]>): string =>
  titles.size === 0 ? '' : `<h2>${heading}: ${titles.size}</h2>${list([...titles].map(titleItem))}`

function brokenHtml(broken: Broken[]): string {
  if (broken.length === 0) return ''
  const items = broken.map(
    ({ shot: { story, size }, problem }) =>
      `${escaped(`${story.title} — ${story.name}`)} (${VIEWPORTS[size].name}): <code>${escaped(problem)}</code>`,
  )
  return `<h2>Не показалися</h2><p>Ці історії не дійшли до кінця, тож їх не порівняно.</p>${list(items)}`
}

// The pictures of a slider are stacked; the upper one is clipped at the handle.
const SCRIPT = `addEventListener('input', ({ target }) => {
  target.closest('details').style.setProperty('--at', target.value + '%')
})`

/** @param changes the most changed first */
export function reportPage(changes: Change[], broken: Broken[]): string {
  const { screens, parts } = changedOf(changes)
  const counts = Object.entries(KINDS).map(
    ([kind, word]) => `${word}: ${changes.filter((change) => change.kind === kind).length}`,
  )
  const rest =
    changes.length === 0
      ? '<p>Усе виглядає так, як виглядало.</p>'
      : `${titlesHtml('Екрани', screens)}${titlesHtml('Елементи', parts)}<h2>Зображення</h2>${changes.map(changeHtml).join('')}`
  return `<!doctype html>
<html lang="uk">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Що змінилося</title>
<style>${REPORT_STYLE}</style>
</head>
<body>
<main>
<h1>Що змінилося</h1>
<p>${counts.join(' · ')}</p>
${brokenHtml(broken)}
${rest}
</main>
<script>${SCRIPT}</script>
</body>
</html>
`
}
