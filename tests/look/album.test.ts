import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { ALBUM_FILE } from '#storybook/wall/picture-album.ts'

import { albumOf } from './album.ts'

const folder = mkdtempSync(join(tmpdir(), 'pulse-album-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('an album of an earlier run is listed for the wall, without the list itself', async () => {
  const [storybook, pictures] = [join(folder, 'storybook'), join(folder, 'pictures')]
  mkdirSync(storybook)
  mkdirSync(pictures)
  const story = { type: 'story', id: 'pager--all', title: 'Pager', name: 'All' }
  const index = { entries: { [story.id]: { ...story, tags: ['dev', 'test'] } } }
  writeFileSync(join(storybook, 'index.json'), JSON.stringify(index))
  const names = ['pager--all.phone.dark.png', 'pager--all.phone.light.png']
  for (const name of names) writeFileSync(join(pictures, name), '')
  // The second time the folder already has a list.
  for (let times = 0; times < 2; times += 1) await albumOf({ storybook, pictures }, [])
  const list: unknown = JSON.parse(readFileSync(join(pictures, ALBUM_FILE), 'utf8'))
  expect(list).toEqual({ taken: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), names })
})
