/** The pictures of one state of the product. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { ALBUM_FILE, type Album as Listed } from '#storybook/wall/picture-album.ts'

import { type Broken, takePictures } from './camera.ts'
import type { Folders } from './folders.ts'
import { served } from './served.ts'
import { pictureOf, SCHEMES, type Shot, shotsOf, type Story } from './shots.ts'

export interface Album {
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

/** Takes the missing pictures of the stories that `parts` name. */
export async function albumOf({ storybook, pictures }: Folders, parts: string[]): Promise<Album> {
  const shots = shotsOf(storiesIn(storybook), parts)
  const missing = shots.filter((shot) =>
    SCHEMES.some((scheme) => !existsSync(join(pictures, pictureOf(shot, scheme)))),
  )
  mkdirSync(pictures, { recursive: true })
  const broken =
    missing.length === 0
      ? []
      : await served(storybook, (origin, argument) =>
          takePictures({ origin, argument }, missing, pictures),
        )
  list(pictures)
  return { folder: pictures, shots, broken }
}

/** Writes the list of a folder's pictures for the wall. */
function list(pictures: string): void {
  const names = readdirSync(pictures)
    .filter((name) => name.endsWith('.png'))
    .toSorted()
  const album: Listed = { taken: new Date().toISOString(), names }
  writeFileSync(join(pictures, ALBUM_FILE), JSON.stringify(album))
}
