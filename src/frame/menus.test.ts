/** Every screen with a menu belongs to one entry of it, which is shown as the current one. */
import { readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { clientMenu, coachMenu, type MenuEntry } from './navigation.ts'

/** The first path segments of the routes in a folder. */
const sectionsIn = (folder: string): string[] =>
  readdirSync(new URL(`../routes/_shell/${folder}`, import.meta.url))
    .map((file) => file.split('.')[0] ?? '')
    .filter((section) => !/^(?:_coach|route)$/.test(section))

const BOTH = sectionsIn('.')
/** The dashboard is reached by the logo. */
const COACH = sectionsIn('_coach').filter((section) => section !== 'dashboard')

const sectionsOf = ({ link, within = [] }: MenuEntry): string[] => [
  link.to?.split('/')[1] ?? '',
  ...within,
]

test.each([
  ['coach', coachMenu, [...BOTH, ...COACH]],
  ['client', clientMenu('a'), BOTH],
])('each screen of a %s belongs to one entry', (_, menu, sections) => {
  const marked = menu.flatMap(sectionsOf)
  expect(marked.toSorted()).toEqual([...new Set(sections)].toSorted())
})
