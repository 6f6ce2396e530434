/** The pictures of one state of the product. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { PICTURE_LIST, type PictureSet as Listed } from '#storybook/wall/picture-set.ts'

import type { Folders } from './folders.ts'
import { pictureOf, SCHEMES, type Shot, shotsOf, type Size, type Story } from './shots.ts'
import { withStorybook } from './storybook-server.ts'
import { type Broken, takePictures } from './take-pictures.ts'

export interface PictureSet {
  /** Where the pictures are. */
  folder: string
  shots: Shot[]
  /** Stories that could not be shown: they have no pictures. */
  broken: Broken[]
}

/** The stories of a built Storybook; its docs pages are left out. */
export function storiesIn(build: string): Story[] {
  const index: { entries: Record<string, Story & { type: string }> } = JSON.parse(
    readFileSync(join(build, 'index.json'), 'utf8'),
  )
  return Object.values(index.entries).filter(({ type }) => type === 'story')
}

/** What to take pictures of. */
export interface Wanted {
  /** Parts of the ids, titles or names of stories; empty for all. */
  parts: string[]
  /** Null for each story's own. */
  sizes: Size[] | null
}

const picturesOf = (shot: Shot): string[] => SCHEMES.map((scheme) => pictureOf(shot, scheme))

/** Deletes pictures that are to be taken again, and those of stories that no longer exist. */
export function clear({ storybook, pictures }: Folders, { parts, sizes }: Wanted): void {
  if (!existsSync(pictures)) return
  const stories = storiesIn(storybook)
  const again = new Set(shotsOf(stories, parts, sizes).flatMap(picturesOf))
  const ids = new Set(stories.map(({ id }) => id))
  for (const name of picturesIn(pictures))
    if (again.has(name) || !ids.has(name.split('.')[0] ?? '')) rmSync(join(pictures, name))
}

/** Takes the missing pictures. */
export async function pictureSetOf(
  { storybook, pictures }: Folders,
  { parts, sizes }: Wanted,
): Promise<PictureSet> {
  const shots = shotsOf(storiesIn(storybook), parts, sizes)
  const missing = shots.filter((shot) =>
    picturesOf(shot).some((picture) => !existsSync(join(pictures, picture))),
  )
  mkdirSync(pictures, { recursive: true })
  const broken =
    missing.length === 0
      ? []
      : await withStorybook(storybook, (origin, argument) =>
          takePictures({ origin, argument }, missing, pictures),
        )
  list(pictures)
  return { folder: pictures, shots, broken }
}

const picturesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .toSorted()

/** Writes the list of a folder's pictures for the wall. */
function list(pictures: string): void {
  const names = picturesIn(pictures)
  const times = names.map((name) => statSync(join(pictures, name)).mtime.toISOString()).toSorted()
  const pictureSet: Listed = { oldest: times[0] ?? '', taken: times.at(-1) ?? '', names }
  writeFileSync(join(pictures, PICTURE_LIST), JSON.stringify(pictureSet))
}
