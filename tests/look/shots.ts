/**
 * Which pictures to take, light and dark: each story on a phone, those tagged `desktop` at 1280 px,
 * too; or each story at the requested sizes. And which have been taken.
 */
import fs from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import { BadCommand } from '#mocks/engine/run-command.ts'
import { pixelsOf, type ViewportId } from '#storybook/common/viewports.ts'
import {
  PICTURE_LIST,
  pictureName,
  picturesOf,
  type PictureSet as Listed,
} from '#storybook/wall/picture-set.ts'
import { ROOT } from '#tests/support/paths.ts'

/** All sizes, the largest first, because its pictures take longest. */
const SIZES: ViewportId[] = ['wide', 'desktop', 'tablet', 'phone', 'narrow']

/** Parses sizes given by width: '320,1920', or 'all'. */
export function sizesIn(text: string): ViewportId[] {
  if (text === 'all') return SIZES
  const widths = text.split(',')
  const named = SIZES.filter((size) => widths.includes(String(pixelsOf(size).width)))
  if (named.length === widths.length) return named
  throw new BadCommand(`--sizes ${text}: 320,390,768,1280,1920 or some of them, or all`)
}

/**
 * In the order of the pictures. A story is mounted in light and then switched to dark, so that each
 * picture follows a repaint of the whole page.
 */
export const SCHEMES = ['dark', 'light'] as const
export type Scheme = (typeof SCHEMES)[number]

/** A story of Storybook's index that is mounted once per size, for a picture in each scheme. */
export interface Shot {
  story: { id: string; title: string; name: string; tags: string[]; importPath: string }
  size: ViewportId
}

/** One picture, by its file name. */
export const pictureOf = ({ story, size }: Shot, scheme: Scheme): string =>
  pictureName(story.id, size, scheme)

/** What to take pictures of. */
export interface Wanted {
  /** Parts of the ids, titles, names or files of stories; empty for all. */
  parts: string[]
  /** Null for each story's own. */
  sizes: ViewportId[] | null
  /** Whether a change may be seen in a story. */
  isTouched: (story: Shot['story']) => boolean
}

/** The pictures of one state of the product. */
export interface PictureSet {
  folder: string
  shots: Shot[]
  /** Stories that could not be played to their end: they have no pictures. */
  broken: { shot: Shot; problem: string }[]
}

const CACHE = `${ROOT}node_modules/.cache/look`
export const REPORT = `${CACHE}/report`

/** The built Storybook of one state of the product, and its pictures. None is committed. */
export interface Folders {
  storybook: string
  pictures: string
}

/** @param state a commit's hash, or `here` for the working tree */
export const foldersOf = (state: string): Folders => ({
  storybook: `${CACHE}/${state}/storybook`,
  pictures: ROOT + picturesOf(state),
})

const includes = (text: string, part: string): boolean =>
  text.toLocaleLowerCase('uk').includes(part.toLocaleLowerCase('uk'))

type Indexed = Shot['story'] & { type: string }

/** The visible stories of a built Storybook that are wanted. */
export function shotsOf(build: string, { parts, sizes, isTouched }: Wanted): Shot[] {
  const index: { entries: Record<string, Indexed> } = JSON.parse(
    fs.readFileSync(join(build, 'index.json'), 'utf8'),
  )
  const isNamed = ({ id, title, name, importPath }: Indexed): boolean =>
    parts.length === 0 ||
    parts.some((part) => [id, title, name, importPath].some((text) => includes(text, part)))
  const wanted = Object.values(index.entries).filter(
    (one) => one.type === 'story' && ['test', 'dev'].every((tag) => one.tags.includes(tag)),
  )
  const own = (tags: string[]): ViewportId[] =>
    tags.includes('desktop') ? ['desktop', 'phone'] : ['phone']
  return SIZES.flatMap((size) =>
    wanted
      .filter((one) => isNamed(one) && isTouched(one) && (sizes ?? own(one.tags)).includes(size))
      .map((story) => ({ story, size })),
  )
}

const namesOf = (shot: Shot): string[] => SCHEMES.map((scheme) => pictureOf(shot, scheme))

/** The shots that have no pictures yet. */
export const missingIn = (folder: string, shots: Shot[]): Shot[] =>
  shots.filter((shot) => namesOf(shot).some((name) => !fs.existsSync(join(folder, name))))

const picturesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .toSorted()

/** Deletes pictures that are to be taken again, and those of stories that no longer exist. */
export function clear({ storybook, pictures }: Folders, wanted: Wanted): void {
  fs.mkdirSync(pictures, { recursive: true })
  const again = new Set(shotsOf(storybook, wanted).flatMap(namesOf))
  const all = shotsOf(storybook, { parts: [], sizes: null, isTouched: () => true })
  const ids = new Set(all.map(({ story }) => story.id))
  for (const name of picturesIn(pictures))
    if (again.has(name) || !ids.has(name.split('.')[0] ?? '')) fs.rmSync(join(pictures, name))
}

/** Writes the list of a folder's pictures for the wall. */
export function writeList(pictures: string): void {
  const names = picturesIn(pictures)
  const times = names
    .map((name) => fs.statSync(join(pictures, name)).mtime.toISOString())
    .toSorted()
  const list: Listed = { oldest: times[0] ?? '', taken: times.at(-1) ?? '', names }
  fs.writeFileSync(join(pictures, PICTURE_LIST), JSON.stringify(list))
}

type TokenGroups = Record<string, Record<string, object>>

/** The design tokens that differ between two built Storybooks; older ones have none. */
export const changedTokens = (before: string, after: string): string[] =>
  ['light', 'dark'].flatMap((scheme) => {
    const files = [before, after].map((build) => join(build, `tokens/${scheme}.tokens.json`))
    if (!files.every(fs.existsSync)) return []
    const [old, now] = files.map((file): TokenGroups => JSON.parse(fs.readFileSync(file, 'utf8')))
    return Object.entries({ ...old, ...now }).flatMap(([group, all]) =>
      Object.keys({ ...old?.[group], ...all })
        .filter((name) => !isDeepStrictEqual(now?.[group]?.[name], old?.[group]?.[name]))
        .map((name) => `${group}.${name} (${scheme})`),
    )
  })
