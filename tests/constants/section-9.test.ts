/** Each row of product §9 has a check that fails when its number or text changes in the product. */
import { afterEach, expect, it, vi } from 'vitest'

import { sourceFiles } from '#tests/architecture/source-files.ts'

import { calendar } from './calendar.tsx'
import type { Checks, StoryCheck } from './check.ts'
import { clients } from './clients.tsx'
import { entry } from './entry.tsx'
import { SECTION_9 } from './section-9.ts'
import { workouts } from './workouts.tsx'

const CHECKS: Checks = { ...entry, ...clients, ...calendar, ...workouts }

const texts = new Map(sourceFiles('src').map(({ path, text }) => [path, text]))

/**
 * What a file of stories lacks: the story by its name, or a value of the row in that story. The
 * story itself runs elsewhere.
 */
function missingParts({ file, name, values }: StoryCheck): string[] {
  const stories = texts.get(file)?.split('\nexport const ') ?? []
  const story = stories.find((text) => text.includes(`name: '${name}'`))
  if (story === undefined) return [`${file} lacks the story «${name}»`]
  return values
    .filter((part) => !story.includes(part))
    .map((part) => `«${name}» in ${file} lacks ${part}`)
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

it('every row has a check, and every check a row', () => {
  expect(Object.keys(SECTION_9)).toHaveLength(30)
  expect(Object.keys(CHECKS).toSorted()).toEqual(Object.keys(SECTION_9).toSorted())
})

it.each(Object.entries(CHECKS))('%s', async (_, checks) => {
  for (const check of checks) {
    if ('read' in check) expect(await check.read()).toEqual(check.value)
    else expect(missingParts(check)).toEqual([])
  }
})
