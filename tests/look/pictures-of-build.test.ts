import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { PICTURE_LIST } from '#storybook/wall/picture-set.ts'

import { pictureSetOf, clear } from './pictures-of-build.ts'

const folder = mkdtempSync(join(tmpdir(), 'pulse-pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

const [storybook, pictures] = [join(folder, 'storybook'), join(folder, 'pictures')]
mkdirSync(storybook)
mkdirSync(pictures)
const stories = ['pager--all', 'card--all'].map((id) => ({
  type: 'story',
  id,
  title: id,
  name: 'All',
}))
const entries = Object.fromEntries(
  stories.map((story) => [story.id, { ...story, tags: ['dev', 'test'] }]),
)
writeFileSync(join(storybook, 'index.json'), JSON.stringify({ entries }))
const names = ['pager--all.phone.dark.png', 'pager--all.phone.light.png']
const others = ['card--all.phone.dark.png', 'pager--all.narrow.dark.png']
const write = (all: string[]): void => {
  for (const name of all) writeFileSync(join(pictures, name), '')
}
const wanted = { parts: ['pager'], sizes: null }

test('the pictures of an earlier run are listed for the wall, without the list file', async () => {
  write(names)
  // The second time, the folder already has a list.
  for (let times = 0; times < 2; times += 1) await pictureSetOf({ storybook, pictures }, wanted)
  const list: unknown = JSON.parse(readFileSync(join(pictures, PICTURE_LIST), 'utf8'))
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
  expect(list).toEqual({ oldest: time, taken: time, names })
})

test('only pictures that are taken again, or whose story is gone, are deleted', () => {
  write([...names, ...others, 'gone--all.phone.dark.png'])
  clear({ storybook, pictures }, wanted)
  expect(
    readdirSync(pictures)
      .filter((name) => name.endsWith('.png'))
      .toSorted(),
  ).toEqual(others)
})
